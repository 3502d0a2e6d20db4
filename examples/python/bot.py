"""A bot for Fremont that plays any of its games with random legal actions. See README.md."""

import argparse
import contextlib
import json
import os
import random
import time
import urllib.error
import urllib.request

from connection import Connection

PROTOCOL = 3
RETRY = ("rateLimited", "serverBusy", "serverRestarting", "storageUnavailable")


class Refused(Exception): ...


class Api:
    """HTTP requests with the access token."""

    def __init__(self, server, token):
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}/api{path}", data=data, headers=self.headers)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            error = json.load(refused)["error"]
            if error["code"] not in RETRY:
                raise Refused(error) from None
            time.sleep(error["retryAfterMs"] / 1000)
            return self.ask(path, body)


def with_change(before, change):
    """Applies a change: `[value]` replaces, an object goes into fields and list elements."""
    if isinstance(change, list):
        return change[0]
    now = list(before) if isinstance(before, list) else dict(before)
    for key, inner in change.items():
        place = int(key) if isinstance(now, list) else key
        now[place] = with_change(now[place], inner)
    return now


class Bot:
    def __init__(self, api, table):
        self.api, self.table = api, table
        self.me = api.ask("/me")["me"]["id"]
        self.seat, self.update, self.answered, self.sent = None, None, set(), {}
        self.socket = Connection(api.server.replace("http", "ws", 1) + "/ws", api.headers)

    def run(self):
        """Plays until the match is over. Returns its outcome."""
        self.socket.send({"type": "hello", "protocol": PROTOCOL})
        self.socket.send({"type": "watch", "table": self.table, "as": "spectator", "have": None})
        while self.update is None or self.update["outcome"] is None:
            self.hear(self.socket.receive())
        self.socket.close()
        return self.update["outcome"]

    def hear(self, message):
        kind = message["type"]
        if kind == "room":
            self.look_around(message["room"])
        elif kind in ("table", "resumed", "update"):
            self.update = message["update"]
            self.act()
        elif kind == "change":
            fields = {name: message[name] for name in ("version", "jump", "undoneFrom", "players", "events")}
            self.update = {**with_change(self.update, message["changes"]), **fields}
            self.act()
        elif kind == "error":
            self.on_error(message["re"], message["error"])

    def look_around(self, room):
        """Sits down on a free chair, says that it is ready, and watches its seat once the match runs."""
        people = [chair["person"] if chair["type"] == "person" else chair for chair in room["chairs"]]
        mine = [seat for seat, person in enumerate(people) if person and person.get("id") == self.me]
        if room["status"] == "running" and mine and self.seat is None:
            self.seat = mine[0]
            self.socket.send({"type": "watch", "table": self.table, "as": self.seat, "have": None})
        roles = {member["person"]["id"]: member["role"] for member in room["members"]}
        if room["status"] != "lobby" or roles.get(self.me, "asking") == "asking":
            return
        if not mine and None in people:
            self.attempt("sit", {"seat": people.index(None), "name": None})
        elif mine and not room["chairs"][mine[0]]["ready"]:
            self.attempt("ready", {"ready": True, "revision": room["revision"]})

    def attempt(self, what, body):
        """Another person may have been faster, or the match may have just started."""
        with contextlib.suppress(Refused):
            self.api.ask(f"/tables/{self.table}/{what}", body)

    def act(self):
        """Answers an open decision of its seat with a random legal action, and declines offers of others."""
        if self.update["viewer"] != self.seat or self.update["outcome"] is not None:
            return
        decision = next((ask["id"] for ask in self.update["asks"] if ask["seat"] == self.seat), None)
        legal = [one for one in self.update["legal"] if decision or one["type"] == "decline"]
        question = decision or self.update["version"]
        if legal and question not in self.answered:
            self.answered.add(question)
            act = {"type": "act", "id": os.urandom(16).hex(), "seat": self.seat, "decision": decision}
            command = {**act, "action": random.choice(legal)}
            self.sent[act["id"]] = {"type": "command", "table": self.table, "command": command}
            self.socket.send(self.sent[act["id"]])

    def on_error(self, re, error):
        if error["code"] in RETRY and re and re["id"] in self.sent:
            time.sleep(error["retryAfterMs"] / 1000)
            self.socket.send(self.sent[re["id"]])
        elif error["code"] not in ("stale", "illegal", "gameOver"):
            raise Refused(error)


def find_table(api, args):
    if args.code:
        return api.ask("/find", {"code": args.code})["table"]
    if args.invite:
        return api.ask("/join", {"secret": args.invite})["table"]
    chairs = [{"type": "person"}] * args.people + [{"type": "bot", "level": "random"}] * args.bots
    plan = {"visibility": "public", "title": "A table of bots", "game": args.game, "options": {}, "chairs": chairs,
            "clock": {"type": "none"}, "chat": "all"}
    return api.ask("/tables", {"plan": plan, "sit": [{"seat": 0, "name": None}]})["table"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", help="for example http://127.0.0.1:8614")
    parser.add_argument("--code", help="the six letters of a table")
    parser.add_argument("--invite", help="the secret of an invitation: the part of the link behind #")
    parser.add_argument("--game", default="las-vegas", help="the game of a new table")
    parser.add_argument("--people", type=int, default=1, help="its chairs for people and programs")
    parser.add_argument("--bots", type=int, default=2, help="its chairs for bots of the server")
    args = parser.parse_args()
    api = Api(args.server, os.environ["FREMONT_TOKEN"])
    table = find_table(api, args)
    print(json.dumps({"table": table, "outcome": Bot(api, table).run()}))
