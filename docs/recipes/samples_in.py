"""Sends a file of samples, waits until they are in, and lists the rows that are not.

python3 samples_in.py samples.jsonl          (needs samples:write)
"""

import pathlib
import sys

from studio import API, PROJECT, studio

path = pathlib.Path(sys.argv[1])
sent = studio.post(f"{PROJECT}/samples", params={"name": path.name}, data=path.read_bytes()).json()
done = studio.wait(f"{API}/imports/{sent['id']}")
print(f"{done['added']} added, {done['same']} there already, {done['rejected']} rejected")
if done["rejected"]:
    rejects = studio.get(f"{API}/imports/{sent['id']}/rejects")
    print(rejects.content.decode("utf-8-sig"), end="")
