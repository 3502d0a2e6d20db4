"""Checks the dice of an online match without any code of Fremont: python3 verify_match.py match.json [commitment] [seat:anchor]

The file is a saved match or an answer of /api/tables/:id/record. Commitment and anchor are those that you noted before the match.
docs/fair-dice.md explains the protocol pf1. scripts/verify-match.mjs is the same in another language.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter


def u32(number):
    return number.to_bytes(4, "big")


def encoded(*parts):
    parts = [part if isinstance(part, bytes) else part.encode() for part in parts]
    return b"".join(u32(len(part)) + part for part in parts)


def sha(*parts):
    return hashlib.sha256(encoded(*parts)).digest()


def mac(key, *parts):
    return hmac.new(key, encoded(*parts), hashlib.sha256).digest()


def words(key):
    block = 0
    while True:
        digest = mac(key, "pf1.block", u32(block))
        for offset in range(0, 32, 4):
            yield int.from_bytes(digest[offset : offset + 4], "big")
        block += 1


def uniform(key, n):
    """One of 0 to n - 1."""
    limit = 2**32 // n * n
    return next(word for word in words(key) if word < limit) % n


def fail(why):
    sys.exit(f"FAILED: {why}")


def places_with_shares(proof):
    """Follows the chain of every seat back to its anchor."""
    game = proof["game"]
    chains = [(-1, anchor) for anchor in proof["anchors"]]
    shares = {}
    next_places = Counter()
    last = -1
    for mix in proof["mixes"]:
        version, before, parts = mix["version"], -1, []
        for one in mix["shares"]:
            seat, element = one["seat"], bytes.fromhex(one["share"])
            parts += [u32(seat), element]
            if seat >= len(chains):
                fail(f"seat {seat} has no chain")
            known, head = chains[seat]
            for _ in range(version - known):
                element = sha("pf1.chain", game, u32(seat), element)
            if element.hex() != head:
                fail(f"seat {seat}: the share {one['share']} is not of its chain")
            if version <= last or seat <= before:
                fail(f"seat {seat}: the share of version {version} is out of order")
            chains[seat] = (version, one["share"])
            before = seat
        last = version
        for run in mix["draws"]:
            stream, first, end = run["stream"], run["first"], run["first"] + run["count"]
            if first < next_places[stream]:
                fail(f"{stream} {first}: the draw has shares twice")
            for place in range(first, end):
                shares[stream, place] = encoded(*parts)
            next_places[stream] = end
    return shares


def verify(record, proof, noted):
    if not proof or proof["type"] != "pf1":
        fail("the match has no proof")
    game, secret = proof["game"], bytes.fromhex(proof["secret"])
    if sha("pf1.server", game, secret).hex() != proof["commit"]:
        fail("the secret does not open the commitment")
    shown = [proof["commit"], *(f"{seat}:{anchor}" for seat, anchor in enumerate(proof["anchors"]))]
    for one in noted:
        if one not in shown:
            fail(f"the match does not have {one}, which you noted")
    shares = places_with_shares(proof)
    outcomes = {one["stream"]: one["outcomes"] for one in proof["draws"]}
    places = Counter()
    draws = record["setupDraws"] + [draw for entry in record["entries"] for draw in entry["draws"]]
    for stream, n, value in draws:
        place = places[stream]
        places[stream] += 1
        if outcomes.get(stream, [])[place : place + 1] != [n]:
            fail(f"{stream} {place}: the draw had another number of outcomes")
        mixed = shares.get((stream, place), b"")
        drawn = uniform(mac(secret, "pf1.draw", game, stream, u32(place), mixed, ""), n)
        if drawn != value:
            fail(f"{stream} {place}: the match has {value}, the secret gives {drawn} of {n}")
    for stream, expected in outcomes.items():
        if places[stream] != len(expected):
            fail(f"{stream}: {places[stream]} draws, not {len(expected)}")
    print(f"OK: {len(draws)} draws, {len(shares)} places with shares of players")


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        content = json.load(file)
    content = content["matches"][0] if "matches" in content else content
    verify(content["record"], content.get("proof"), sys.argv[2:])
