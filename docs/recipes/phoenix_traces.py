"""Spans of Phoenix in, and what gold says of them back as annotations.

python3 phoenix_traces.py in [FROM]          (needs samples:write; FROM as in 2026-11-01T00:00:00Z)
python3 phoenix_traces.py out                (needs annotations:read)

PHOENIX_HOST, PHOENIX_PROJECT (its name) and, where there are accounts, PHOENIX_API_KEY say which project of Phoenix. Spans of one trace
are one sample.
"""

import os
import sys
import urllib.parse

from studio import PROJECT, Client, records, send_samples, written

HOST = os.environ["PHOENIX_HOST"].rstrip("/") + "/v1"
RESULT = ("label", "score", "explanation")
AT_ONCE = 100
phoenix = Client()
if key := os.environ.get("PHOENIX_API_KEY"):
    phoenix.headers["Authorization"] = f"Bearer {key}"


def spans(since):
    address = f"{HOST}/projects/{urllib.parse.quote(os.environ['PHOENIX_PROJECT'], safe='')}/spans"
    cursor = {}
    while True:
        page = phoenix.get(address, params={"limit": AT_ONCE, **since, **cursor}).json()
        yield from page["data"]
        if not page["next_cursor"]:
            return
        cursor = {"cursor": page["next_cursor"]}


def traces_in(since=None):
    found = spans({"start_time": since} if since else {})
    send_samples("phoenix.jsonl", written(found))


def annotation(row):
    own = {name: value for name, value in row.items() if name not in RESULT}
    return {**own, "result": {name: row[name] for name in RESULT}}


def annotations_out():
    found = [annotation(row) for row in records(f"{PROJECT}/export", content="phoenix-annotations")]
    for at in range(0, len(found), AT_ONCE):
        # Done while it is waited for, Phoenix answers with the spans that it does not have.
        phoenix.post(f"{HOST}/span_annotations", params={"sync": "true"}, json={"data": found[at : at + AT_ONCE]})
    print(f"{len(found)} annotations sent")


{"in": traces_in, "out": annotations_out}[sys.argv[1]](*sys.argv[2:])
