"""A WebSocket client (RFC 6455) with nothing but the standard library. Its functions are named as in websocket-client."""

import base64
import hashlib
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Closed(Exception):
    """The connection has ended. `code` is the close code, or 1006 if the server sent none."""

    def __init__(self, code):
        super().__init__(f"closed with {code}")
        self.code = code


class WebSocket:
    def __init__(self, url, header, timeout):
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "wss" else 80)
        self.socket = socket.create_connection((parts.hostname, port), timeout=timeout)
        if parts.scheme == "wss":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {parts.path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *(f"{n}: {v}" for n, v in header.items())]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        status = self.file.readline().decode().strip()
        answer = dict(line.decode().strip().lower().split(": ", 1) for line in iter(self.file.readline, b"\r\n"))
        accept = base64.b64encode(hashlib.sha1((key + MAGIC).encode()).digest()).decode()
        if " 101 " not in f"{status} " or answer.get("sec-websocket-accept") != accept.lower():
            raise ConnectionError(f"the server refused the socket: {status}")

    def send(self, text):
        self._send(TEXT, text.encode())

    def recv(self):
        """The text of the next message. Answers pings meanwhile. Raises `Closed` at the end."""
        message = b""
        while True:
            is_last, kind, data = self._frame()
            if kind == PING:
                self._send(PONG, data)
            elif kind == CLOSE:
                raise Closed(struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 1005)
            elif kind in (TEXT, CONTINUED):
                message += data
                if is_last:
                    return message.decode()

    def close(self):
        self._send(CLOSE, struct.pack(">H", 1000))
        self.socket.close()

    def _frame(self):
        first, second = self._read(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self._read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._read(8))[0]
        return first & 128 != 0, first & 15, self._read(length)

    def _read(self, count):
        data = self.file.read(count)
        if len(data) < count:
            raise Closed(1006)
        return data

    def _send(self, kind, data):
        """Clients must mask what they send."""
        length = len(data)
        size = bytes([128 | length]) if length < 126 else bytes([254]) + struct.pack(">H", length)
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(bytes([128 | kind]) + size + mask + masked)


def create_connection(url, header, timeout):
    return WebSocket(url, header, timeout)
