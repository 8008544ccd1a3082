/**
 * Writes batches one after another; while one is written the next is made. Memory holds two. Rejects when one cannot be
 * made or written; none after it is written.
 */
export async function writeBehind<Batch>(
  batches: AsyncIterable<Batch>,
  write: (batch: Batch) => Promise<void>,
): Promise<void> {
  let writing = Promise.resolve();
  for await (const batch of batches) {
    await writing;
    writing = write(batch);
    writing.catch(() => undefined); // thrown where it is awaited, which may be later than now
  }
  await writing;
}
