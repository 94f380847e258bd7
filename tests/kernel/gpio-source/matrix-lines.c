// SPDX-License-Identifier: GPL-2.0-only
/*
 * A GPIO controller with a matrix of reed contacts soldered to it, for programs that drive it
 * from user space: lines ROW1 to ROW8, COL1 to COL8, and four buttons. It has no interrupts.
 *
 * Attributes of the device matrix-lines: squares (closed contacts, in hex), inputs (buttons that
 * are held, in hex), fail (an errno that reading gives, 0: none), delay (us that each read takes),
 * and, to look at: conflicts (how often rows were driven in a way that joins a high and a low
 * output, where two pieces stand in one column), reads.
 */
#include <linux/bitops.h>
#include <linux/delay.h>
#include <linux/gpio/driver.h>
#include <linux/module.h>
#include <linux/mutex.h>
#include <linux/platform_device.h>
#include <linux/property.h>

#define ROWS	8
#define COLUMNS 8
#define BUTTONS 4
#define LINES	(ROWS + COLUMNS + BUTTONS)

/*
 * A property, as device trees have it: with the names in struct gpio_chip, Linux 6.1 would look
 * through all chips for others of these names, and trip over one that is gone but still open.
 */
static const char *const names[LINES] = {
	"ROW1", "ROW2", "ROW3", "ROW4", "ROW5",  "ROW6",  "ROW7",   "ROW8",    "COL1", "COL2",
	"COL3", "COL4", "COL5", "COL6", "COL7",  "COL8",  "WHITE",  "BLACK",   "ADJUST", "ARBITER",
};

struct matrix_lines {
	struct gpio_chip chip;
	struct mutex lock; /* guards what follows */
	u32 output;	   /* lines that are driven */
	u32 value;	   /* what to */
	u64 squares;
	u64 inputs;
	u64 fail;
	u64 delay;
	u64 conflicts;
	u64 reads;
};

static u32 driven_high(const struct matrix_lines *lines)
{
	return lines->output & lines->value & GENMASK(ROWS - 1, 0);
}

static u32 driven_low(const struct matrix_lines *lines)
{
	return lines->output & ~lines->value & GENMASK(ROWS - 1, 0);
}

static void look_for_conflicts(struct matrix_lines *lines)
{
	if ((driven_high(lines) && driven_low(lines)) || hweight32(driven_high(lines)) > 1)
		lines->conflicts++;
}

/* Levels of all lines as the contacts and the driven rows make them. */
static u32 levels(const struct matrix_lines *lines)
{
	unsigned long rows = driven_high(lines);
	u32 columns = 0;
	unsigned int row;

	for_each_set_bit(row, &rows, ROWS)
		columns |= (lines->squares >> (row * COLUMNS)) & GENMASK(COLUMNS - 1, 0);
	return rows | columns << ROWS | lines->inputs << (ROWS + COLUMNS);
}

static int read_lines(struct matrix_lines *lines, u32 *all)
{
	int fail;

	mutex_lock(&lines->lock);
	*all = levels(lines);
	lines->reads++;
	fail = lines->fail;
	mutex_unlock(&lines->lock);
	if (lines->delay)
		fsleep(lines->delay);
	return -fail;
}

static int matrix_get(struct gpio_chip *chip, unsigned int offset)
{
	u32 all;
	int ret = read_lines(gpiochip_get_data(chip), &all);

	return ret ? ret : !!(all & BIT(offset));
}

static int matrix_get_multiple(struct gpio_chip *chip, unsigned long *mask, unsigned long *bits)
{
	u32 all;
	int ret = read_lines(gpiochip_get_data(chip), &all);

	*bits = (*bits & ~*mask) | (all & *mask);
	return ret;
}

static int matrix_get_direction(struct gpio_chip *chip, unsigned int offset)
{
	struct matrix_lines *lines = gpiochip_get_data(chip);

	return lines->output & BIT(offset) ? GPIO_LINE_DIRECTION_OUT : GPIO_LINE_DIRECTION_IN;
}

static int matrix_direction_input(struct gpio_chip *chip, unsigned int offset)
{
	struct matrix_lines *lines = gpiochip_get_data(chip);

	mutex_lock(&lines->lock);
	lines->output &= ~BIT(offset);
	mutex_unlock(&lines->lock);
	return 0;
}

static int matrix_set(struct gpio_chip *chip, unsigned int offset, int value)
{
	struct matrix_lines *lines = gpiochip_get_data(chip);

	mutex_lock(&lines->lock);
	lines->value = value ? lines->value | BIT(offset) : lines->value & ~BIT(offset);
	look_for_conflicts(lines);
	mutex_unlock(&lines->lock);
	return 0;
}

/* Up to 6.16 setting tells of no errors; the probe takes the one that fits. */
static void __maybe_unused matrix_set_void(struct gpio_chip *chip, unsigned int offset, int value)
{
	matrix_set(chip, offset, value);
}

static int matrix_direction_output(struct gpio_chip *chip, unsigned int offset, int value)
{
	struct matrix_lines *lines = gpiochip_get_data(chip);

	mutex_lock(&lines->lock);
	lines->output |= BIT(offset);
	mutex_unlock(&lines->lock);
	return matrix_set(chip, offset, value);
}

static ssize_t store_number(struct device *dev, u64 *number, const char *text, size_t size,
			    unsigned int base)
{
	struct matrix_lines *lines = dev_get_drvdata(dev);
	u64 value;
	int ret = kstrtou64(text, base, &value);

	if (ret)
		return ret;
	mutex_lock(&lines->lock);
	*number = value;
	mutex_unlock(&lines->lock);
	return size;
}

static struct matrix_lines *lines_of(struct device *dev)
{
	return dev_get_drvdata(dev);
}

static ssize_t squares_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%016llx\n", lines_of(dev)->squares);
}

static ssize_t squares_store(struct device *dev, struct device_attribute *attr, const char *text,
			     size_t size)
{
	return store_number(dev, &lines_of(dev)->squares, text, size, 16);
}
static DEVICE_ATTR_RW(squares);

static ssize_t inputs_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%llx\n", lines_of(dev)->inputs);
}

static ssize_t inputs_store(struct device *dev, struct device_attribute *attr, const char *text,
			    size_t size)
{
	return store_number(dev, &lines_of(dev)->inputs, text, size, 16);
}
static DEVICE_ATTR_RW(inputs);

static ssize_t fail_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%llu\n", lines_of(dev)->fail);
}

static ssize_t fail_store(struct device *dev, struct device_attribute *attr, const char *text,
			  size_t size)
{
	return store_number(dev, &lines_of(dev)->fail, text, size, 10);
}
static DEVICE_ATTR_RW(fail);

static ssize_t delay_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%llu\n", lines_of(dev)->delay);
}

static ssize_t delay_store(struct device *dev, struct device_attribute *attr, const char *text,
			   size_t size)
{
	return store_number(dev, &lines_of(dev)->delay, text, size, 10);
}
static DEVICE_ATTR_RW(delay);

static ssize_t conflicts_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%llu\n", lines_of(dev)->conflicts);
}
static DEVICE_ATTR_RO(conflicts);

static ssize_t reads_show(struct device *dev, struct device_attribute *attr, char *to)
{
	return sysfs_emit(to, "%llu\n", lines_of(dev)->reads);
}
static DEVICE_ATTR_RO(reads);

static struct attribute *matrix_lines_attrs[] = {
	&dev_attr_squares.attr, &dev_attr_inputs.attr,	  &dev_attr_fail.attr,
	&dev_attr_delay.attr,	&dev_attr_conflicts.attr, &dev_attr_reads.attr,
	NULL,
};
ATTRIBUTE_GROUPS(matrix_lines);

static int matrix_lines_probe(struct platform_device *pdev)
{
	struct matrix_lines *lines = devm_kzalloc(&pdev->dev, sizeof(*lines), GFP_KERNEL);

	if (!lines)
		return -ENOMEM;
	mutex_init(&lines->lock);
	platform_set_drvdata(pdev, lines);
	lines->chip.label = "matrix-lines";
	lines->chip.parent = &pdev->dev;
	lines->chip.owner = THIS_MODULE;
	lines->chip.base = -1;
	lines->chip.ngpio = LINES;
	lines->chip.can_sleep = true;
	lines->chip.get = matrix_get;
	lines->chip.get_multiple = matrix_get_multiple;
	lines->chip.get_direction = matrix_get_direction;
	lines->chip.set = __builtin_choose_expr(__same_type(lines->chip.set, &matrix_set),
						matrix_set, matrix_set_void);
	lines->chip.direction_input = matrix_direction_input;
	lines->chip.direction_output = matrix_direction_output;
	return devm_gpiochip_add_data(&pdev->dev, &lines->chip, lines);
}

static struct platform_driver matrix_lines_driver = {
	.probe = matrix_lines_probe,
	.driver = {
		.name = "matrix-lines",
		.dev_groups = matrix_lines_groups,
	},
};

static struct platform_device *matrix_lines_device;

static const struct property_entry matrix_lines_properties[] = {
	PROPERTY_ENTRY_STRING_ARRAY("gpio-line-names", names),
	{}
};

/*
 * Not one that the device manages: the GPIO chip shares it, and 6.12 would drop a managed one
 * twice.
 */
static const struct software_node matrix_lines_node = {
	.name = "matrix-lines",
	.properties = matrix_lines_properties,
};

static int __init matrix_lines_init(void)
{
	struct platform_device_info info = {
		.name = "matrix-lines",
		.id = PLATFORM_DEVID_NONE,
	};
	int ret = software_node_register(&matrix_lines_node);

	if (ret)
		return ret;
	ret = platform_driver_register(&matrix_lines_driver);
	if (ret)
		goto unregister_node;
	info.fwnode = software_node_fwnode(&matrix_lines_node);
	matrix_lines_device = platform_device_register_full(&info);
	if (IS_ERR(matrix_lines_device)) {
		ret = PTR_ERR(matrix_lines_device);
		platform_driver_unregister(&matrix_lines_driver);
		goto unregister_node;
	}
	return 0;

unregister_node:
	software_node_unregister(&matrix_lines_node);
	return ret;
}
module_init(matrix_lines_init);

static void __exit matrix_lines_exit(void)
{
	platform_device_unregister(matrix_lines_device);
	platform_driver_unregister(&matrix_lines_driver);
	software_node_unregister(&matrix_lines_node);
}
module_exit(matrix_lines_exit);

MODULE_DESCRIPTION("GPIO lines with a simulated matrix of reed contacts, for tests");
MODULE_LICENSE("GPL");
