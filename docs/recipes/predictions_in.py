"""Sends what a judge of your own says of each sample, as one run of it.

python3 predictions_in.py                    (needs samples:write and runs:write)
"""

from studio import API, PROJECT, studio, written

METHOD = {"method": "shares-words", "version": "1"}


def verdict(sample):
    """Your judge in the place of this: consistent where every word of the answer is in the reference."""
    known = sample["reference"].lower().split()
    shared = [word in known for word in sample["answer"].lower().split()]
    return "consistent" if all(shared) else "inconsistent", 1 - sum(shared) / len(shared)


def samples():
    cursor = None
    while True:
        page = studio.get(f"{PROJECT}/samples/page", params={"cursor": cursor, "limit": 500}).json()
        yield from page["samples"]
        cursor = page["next"]
        if cursor is None:
            return


def predictions():
    for sample in samples():
        said, score = verdict(sample)
        yield {"sample": sample["externalId"], "verdict": said, "score": score}


sent = studio.post(f"{PROJECT}/predictions", params=METHOD, data=written(predictions())).json()
for issue in sent["issues"]:
    print(f"{issue['path']}: {issue['code']}")
done = studio.wait(f"{API}/imports/{sent['id']}")
print(f"{done['added']} predictions, {sent['refused'] + done['rejected']} refused")
