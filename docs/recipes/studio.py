"""What the recipes share: a session with a token, the project, and how to wait for a worker.

F4R_URL, F4R_TOKEN and F4R_PROJECT say which studio, in whose name, and which project (its id).
"""

import os
import time

import requests

API = os.environ["F4R_URL"].rstrip("/") + "/api/v1"
PROJECT = f"{API}/projects/{os.environ['F4R_PROJECT']}"


class Studio(requests.Session):
    """Waits where too much is asked, and ends with what the studio says where it refuses."""

    def request(self, method, url, **options):
        while True:
            response = super().request(method, url, timeout=600, **options)
            if response.status_code not in (429, 503) or "Retry-After" not in response.headers:
                break
            time.sleep(int(response.headers["Retry-After"]))
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


studio = Studio()
studio.headers["Authorization"] = f"Bearer {os.environ['F4R_TOKEN']}"
