"""Traces of Langfuse in, and what gold says of them back as scores.

python3 langfuse_traces.py in [FROM]         (needs samples:write; FROM as in 2026-11-01T00:00:00Z)
python3 langfuse_traces.py out               (needs annotations:read)

LANGFUSE_HOST, LANGFUSE_PUBLIC_KEY and LANGFUSE_SECRET_KEY say which project of Langfuse. Observations of one trace are one sample.
"""

import os
import sys

from studio import PROJECT, Client, records, send_samples, written

HOST = os.environ["LANGFUSE_HOST"].rstrip("/") + "/api/public"
langfuse = Client()
langfuse.auth = (os.environ["LANGFUSE_PUBLIC_KEY"], os.environ["LANGFUSE_SECRET_KEY"])


def observations(since):
    """By Langfuse's second API; a server of one's own has it from Langfuse 4 on, before that only the first."""
    fields = {"fields": "core,basic,io,metadata,model", "limit": 1000, **since}
    response = langfuse.get(f"{HOST}/v2/observations", params=fields, missing=True)
    if response is None:
        yield from observations_before_4(since)
        return
    while True:
        page = response.json()
        yield from page["data"]
        cursor = page["meta"].get("cursor")
        if not cursor:
            return
        response = langfuse.get(f"{HOST}/v2/observations", params={**fields, "cursor": cursor})


def observations_before_4(since):
    page, pages = 0, 1
    while page < pages:
        page += 1
        found = langfuse.get(f"{HOST}/observations", params={"page": page, "limit": 100, **since}).json()
        yield from found["data"]
        pages = found["meta"]["totalPages"]


def traces_in(since=None):
    found = observations({"fromStartTime": since} if since else {})
    send_samples("langfuse.jsonl", written(found))


def scores_out():
    scores = records(f"{PROJECT}/export", content="langfuse-scores")
    for score in scores:
        langfuse.post(f"{HOST}/scores", json=score)
    print(f"{len(scores)} scores sent")


{"in": traces_in, "out": scores_out}[sys.argv[1]](*sys.argv[2:])
