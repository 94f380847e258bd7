# SPDX-License-Identifier: LGPL-2.1-or-later
"""A browser without a window, driven through its driver (W3C WebDriver, over HTTP)."""

import base64
import http.client
import json
import os
import select
import subprocess
import tempfile
import time

BOUND = 60  # seconds for any single wait


class Browser:
    def __init__(self, language='en', size=(1280, 1000), dark=False, still=True):
        self.home = tempfile.TemporaryDirectory(prefix='touchmove-browser.')
        environment = dict(os.environ, HOME=self.home.name, LANGUAGE=language)
        self.driver = subprocess.Popen(['chromedriver', '--port=0'], env=environment,
                                       stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.port = self.port_of_driver()
        arguments = ['--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
                     '--disable-dev-shm-usage', '--no-first-run', '--disable-extensions',
                     '--disable-background-networking', '--disable-component-update',
                     '--lang=' + language, '--window-size=%d,%d' % size,
                     '--user-data-dir=' + os.path.join(self.home.name, 'profile')]
        if still:
            arguments.append('--force-prefers-reduced-motion')
        if dark:
            arguments.append('--force-dark-mode')
        self.session = ''
        answer = self.ask('POST', '/session', {'capabilities': {'alwaysMatch': {
            'goog:loggingPrefs': {'browser': 'ALL'},
            'goog:chromeOptions': {'args': arguments,
                                   'prefs': {'intl.accept_languages': language}}}}})
        self.session = '/session/' + answer['sessionId']

    def port_of_driver(self):
        for line in self.driver.stdout:
            started = line.decode().partition('started successfully on port ')[2]
            if started:
                return int(started.rstrip('. \n'))
        raise RuntimeError('chromedriver did not start')

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=2 * BOUND)
        connection.request(method, self.session + path if path != '/session' else path,
                           json.dumps(body) if body is not None else None,
                           {'Content-Type': 'application/json'})
        answer = json.load(connection.getresponse())['value']
        connection.close()
        if isinstance(answer, dict) and answer.get('error'):
            raise RuntimeError('%s %s: %s' % (method, path, answer['message'].splitlines()[0]))
        return answer

    def open(self, address):
        self.ask('POST', '/url', {'url': address})

    def run(self, script, *arguments):
        """What the script returns; it is the body of a function."""
        return self.ask('POST', '/execute/sync', {'script': script, 'args': list(arguments)})

    def wait(self, script, *arguments):
        """Waits until the script returns something true, and returns that."""
        end = time.monotonic() + BOUND
        while True:
            value = self.run(script, *arguments)
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError('never true in the page: %s %s' % (script, arguments))
            select.select([], [], [], 0.02)

    def text(self, selector):
        return self.run('return document.querySelector(arguments[0]).textContent', selector)

    def press(self, key):
        """Keys have names in Unicode's private area (WebDriver, 17.4.2), letters are themselves."""
        code = {'Home': '\ue011', 'End': '\ue010', 'ArrowLeft': '\ue012', 'ArrowRight': '\ue014',
                'PageUp': '\ue00e', 'PageDown': '\ue00f'}.get(key, key)
        self.ask('POST', '/actions', {'actions': [{'type': 'key', 'id': 'keyboard', 'actions': [
            {'type': 'keyDown', 'value': code}, {'type': 'keyUp', 'value': code}]}]})

    def chrome(self, command, **parameters):
        """A command of the browser's own protocol, for what WebDriver has not."""
        return self.ask('POST', '/goog/cdp/execute', {'cmd': command, 'params': parameters})

    def as_phone(self, width, height):
        self.chrome('Emulation.setDeviceMetricsOverride', width=width, height=height,
                    deviceScaleFactor=2, mobile=True)

    def prefer(self, feature, value):
        self.chrome('Emulation.setEmulatedMedia', features=[{'name': feature, 'value': value}])

    def picture(self, path):
        """Of what has been painted, which a page knows two frames later."""
        self.ask('POST', '/execute/async', {'args': [], 'script':
                 'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))'})
        with open(path, 'wb') as file:
            file.write(base64.b64decode(self.ask('GET', '/screenshot')))

    def complaints(self):
        """What the page's console has been told, its violations of the policy among it."""
        return [entry['message'] for entry in self.ask('POST', '/se/log', {'type': 'browser'})]

    def close(self):
        try:
            self.ask('DELETE', '')
        except (OSError, RuntimeError):
            pass
        self.driver.terminate()
        self.driver.wait()
        self.driver.stdout.close()
        try:
            self.home.cleanup()
        except OSError:
            pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
