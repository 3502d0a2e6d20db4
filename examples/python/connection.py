"""A WebSocket for JSON: by the package websocket-client where it is installed, else by small_websocket.py."""

import json

try:
    from websocket import create_connection  # pip install websocket-client
except ImportError:
    from small_websocket import create_connection


class Connection:
    def __init__(self, url, headers):
        self.socket = create_connection(url, header=headers, timeout=60)

    def send(self, message):
        self.socket.send(json.dumps(message))

    def receive(self):
        """The next message. Both packages answer pings meanwhile, and raise an exception when the server closes."""
        return json.loads(self.socket.recv())

    def close(self):
        self.socket.close()
