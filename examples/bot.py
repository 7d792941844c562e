#!/usr/bin/env python3
"""A whole player: sits down at a table (or makes one against a bot) and plays at random until the match is over.

    pip install websockets
    python3 bot.py http://127.0.0.1:7878 [TABLE]

See docs/api.md. Only the standard library and `websockets` are used.
"""
import asyncio, json, random, sys, urllib.request, uuid

import websockets

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:7878"


def post(path, body, token=None):
    """Posts JSON; a refusal ends the program with its sentence."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), headers)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["message"])


async def play(table, token):
    url = f"{SERVER.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"authorization": f"Bearer {token}"}
    async with websockets.connect(url, additional_headers=headers) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["refusal"]["message"])
            if message["type"] not in ("snapshot", "update"):
                continue
            now = message["situation"]
            if now["stage"] == "over":
                return print("over:", now["outcome"])
            if now["choices"]:
                seq = message.get("seq") or message["happened"]["seq"]
                action = random.choice(now["choices"])["action"]
                act = {"type": "act", "seat": now["seat"], "based_on": seq, "action": action}
                await socket.send(json.dumps({"type": "do", "key": uuid.uuid4().hex, "command": act}))


def main():
    token = post("/api/guests", {"name": "Bot in Python"})["token"]
    command = lambda table, **what: post(f"/api/tables/{table}/commands", {"key": what["type"], "command": what}, token)
    if len(sys.argv) > 2:
        table = sys.argv[2]
        command(table, type="sit")
    else:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "instinct"}]
        table = post("/api/tables", {"game": "catching-santa", "seats": seats}, token)["table"]
        command(table, type="start")
    asyncio.run(play(table, token))


main()
