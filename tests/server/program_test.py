#!/usr/bin/env python3
"""The program hexcourt-server as those see it who start, ask and stop it. Called with its path."""

import http.client
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import unittest
import urllib.parse

PROGRAM = sys.argv.pop()
PATIENCE = 60  # seconds; far more than any of this takes


class Running:
    """A server on a free port, ended with the test."""

    def __init__(self, *arguments, program=PROGRAM):
        self.process = subprocess.Popen(
            [program, "--listen", "127.0.0.1:0", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().rstrip("\n")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    @property
    def port(self):
        return urllib.parse.urlsplit(self.url).port

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("GET", path)
        response = connection.getresponse()
        body = response.read()
        connection.close()
        return response.status, body

    def open_silent_socket(self):
        """A WebSocket whose other end never says anything, not even goodbye."""
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        connection.sendall(
            b"GET /ws/lobby HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        assert b" 101 " in connection.recv(1024)
        return connection

    def end_with(self, sign):
        self.process.send_signal(sign)
        _, log = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, log


def refused(*arguments):
    """Runs to its end; gives exit status, standard output and standard error."""
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout, done.stderr


class Program(unittest.TestCase):
    def test_says_first_where_it_listens_and_is_ready_then(self):
        with Running() as server:
            self.assertRegex(server.url, r"^http://127\.0\.0\.1:[1-9][0-9]*/$")
            self.assertEqual(server.get("/healthz"), (200, b"ok\n"))
            self.assertEqual(server.get("/readyz")[0], 200)
            self.assertEqual(server.get("/")[0], 200)
            self.assertEqual(server.get("/metrics")[0], 200)

    def test_finds_the_page_that_came_with_it(self):
        with tempfile.TemporaryDirectory() as house:
            program = os.path.join(house, "bin", "hexcourt-server")
            page = os.path.join(house, "share", "hexcourt", "web")
            os.mkdir(os.path.dirname(program))
            shutil.copy(PROGRAM, program)
            with Running(program=program) as server:
                self.assertIn(b"hexcourt play", server.get("/")[1])
                self.assertIn("No page came with this server", server.end_with(signal.SIGTERM)[1])
            os.makedirs(page)
            with open(os.path.join(page, "index.html"), "w", encoding="utf-8") as index:
                index.write("the page")
            link = os.path.join(house, "linked")
            os.symlink(program, link)
            with Running(program=link) as server:
                self.assertEqual(server.get("/"), (200, b"the page"))
                self.assertIn("The page is the one in " + os.path.realpath(page), server.end_with(signal.SIGTERM)[1])
            with tempfile.TemporaryDirectory() as other, Running("--web", other, program=program) as server:
                self.assertEqual(server.get("/")[0], 404)

    def test_stops_politely_on_either_signal(self):
        for sign in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(sign), Running() as server:
                status, log = server.end_with(sign)
                self.assertEqual(status, 0, log)
                self.assertIn("Stopped.", log)

    def test_a_second_signal_does_not_wait_for_those_who_stay(self):
        with Running("--close-within", "1h", "--stop-within", "1h") as server, server.open_silent_socket():
            server.process.send_signal(signal.SIGTERM)
            while "Stopping" not in server.process.stderr.readline():
                self.assertIsNone(server.process.poll())
            status, _ = server.end_with(signal.SIGTERM)
            self.assertEqual(status, 128 + signal.SIGTERM)

    def test_logs_as_much_as_asked_and_never_to_standard_output(self):
        with Running("--log-level", "off") as server:
            server.process.send_signal(signal.SIGTERM)
            output, log = server.process.communicate(timeout=PATIENCE)
            self.assertEqual((output, log), ("", ""))

    def test_a_taken_port_is_one_sentence_and_status_1(self):
        with socket.create_server(("127.0.0.1", 0)) as holder:
            place = "127.0.0.1:%d" % holder.getsockname()[1]
            status, output, error = refused("--listen", place, "--log-level", "off")
        self.assertEqual((status, output), (1, ""))
        self.assertIn("cannot listen on " + place, error)
        self.assertEqual(error.count("\n"), 1)

    def test_a_mistake_is_one_sentence_and_status_2(self):
        for arguments in (["--threads", "many"], ["--nonsense"], ["--config", "/no/such/file"]):
            with self.subTest(arguments):
                status, output, error = refused(*arguments)
                self.assertEqual((status, output), (2, ""))
                self.assertEqual(error.count("\n"), 1)

    def test_help_and_version_go_to_standard_output(self):
        for flag in ("--help", "--version"):
            status, output, error = refused(flag)
            self.assertEqual((status, error), (0, ""))
            self.assertIn("hexcourt", output)


if __name__ == "__main__":
    unittest.main()
