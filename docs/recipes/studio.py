"""What the recipes share: a session with a token, the project, how to wait for a worker, how to send samples, and JSON Lines.

F4R_URL, F4R_TOKEN and F4R_PROJECT say which studio, in whose name, and which project (its id).
"""

import json
import os
import time

import requests

API = os.environ["F4R_URL"].rstrip("/") + "/api/v1"
PROJECT = f"{API}/projects/{os.environ['F4R_PROJECT']}"


class Client(requests.Session):
    """Waits where too much is asked, and ends with what the other side says where it refuses."""

    def request(self, method, url, missing=False, **options):
        """With `missing`, nothing where there is no such path."""
        while True:
            response = super().request(method, url, timeout=600, **options)
            if response.status_code not in (429, 503) or "Retry-After" not in response.headers:
                break
            time.sleep(int(response.headers["Retry-After"]))
        if missing and response.status_code == 404:
            return None
        if not response.ok:
            raise SystemExit(f"{method} {url}: {response.status_code} {response.text}")
        return response

    def wait(self, url):
        """What stands at an address, once a worker has done with it."""
        while (found := self.get(url).json())["state"] in ("queued", "running"):
            time.sleep(1)
        if found["state"] != "done":
            raise SystemExit(f"{url}: {found['state']} {found.get('error') or ''}")
        return found


studio = Client()
studio.headers["Authorization"] = f"Bearer {os.environ['F4R_TOKEN']}"


def written(records):
    """Records as JSON Lines."""
    return "".join(json.dumps(one) + "\n" for one in records).encode()


def records(url, **params):
    """What stands in a file of JSON Lines."""
    lines = studio.get(url, params=params).content.split(b"\n")
    return [json.loads(line) for line in lines if line]


def send_samples(name, body):
    """Sends a file of samples, waits until they are in, and lists the rows that are not."""
    sent = studio.post(f"{PROJECT}/samples", params={"name": name}, data=body).json()
    done = studio.wait(f"{API}/imports/{sent['id']}")
    print(f"{done['added']} added, {done['same']} there already, {done['rejected']} rejected")
    if done["rejected"]:
        rejects = studio.get(f"{API}/imports/{sent['id']}/rejects")
        print(rejects.content.decode("utf-8-sig"), end="")
