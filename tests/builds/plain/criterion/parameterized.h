/* SPDX-License-Identifier: LGPL-2.1-or-later */
#ifndef TEST_PLAIN_PARAMETERIZED_H
#define TEST_PLAIN_PARAMETERIZED_H

#include <criterion/criterion.h>

#define ParameterizedTestParameters(Suite, Name)                                                   \
	static struct plain_parameters Suite##_##Name##_parameters(void)

#define cr_make_param_array(Type, values, count, ...)                                              \
	((struct plain_parameters){sizeof(Type), (values), (count)})

#define ParameterizedTest(Parameter, Suite, Name, ...)                                             \
	static void Suite##_##Name##_with(Parameter);                                              \
	static void Suite##_##Name##_run(void *parameter)                                          \
	{                                                                                          \
		Suite##_##Name##_with(parameter);                                                  \
	}                                                                                          \
	PLAIN_ADD(Suite, Name,                                                                     \
		  {#Suite,                                                                         \
		   #Name,                                                                          \
		   {__VA_ARGS__},                                                                  \
		   Suite##_##Name##_run,                                                           \
		   Suite##_##Name##_parameters,                                                    \
		   NULL})                                                                          \
	static void Suite##_##Name##_with(Parameter)

#endif
