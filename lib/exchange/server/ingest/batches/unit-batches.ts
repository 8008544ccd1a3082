import type { NativeRow, NativeUnit } from '../../../contents/native/parse/unit';
import type { RecordSource } from '../../../convert/record-source';

/** A batch is full at this many UTF-16 units of answers and references, or units. */
const BATCH_TEXT = 1024 * 1024;
const BATCH_UNITS = 250;

/**
 * The units of a file in batches, no two of the same sample in one, and records of the project before the samples that they count
 * for. `tick` is called with the rows read so far.
 */
export async function* unitBatches(
  { reader, rows: groups }: RecordSource,
  tick: (rows: number) => void,
): AsyncGenerator<NativeUnit[]> {
  let read = 0;
  let batch: NativeUnit[] = [];
  function* batched(units: readonly NativeUnit[]): Generator<NativeUnit[]> {
    for (const unit of units) {
      const turns = unit.content !== undefined && batch.some(({ sample }) => sample !== null);
      if (turns || isFull(batch) || batch.some((other) => isSame(other, unit))) {
        yield batch;
        batch = [];
      }
      batch.push(unit);
    }
  }
  for await (const group of groups()) {
    const rows = group.map((row): NativeRow => ({ ...row, position: (read += 1) }));
    yield* batched(reader.push(rows));
    tick(read);
  }
  yield* batched(reader.end());
  yield batch;
}

const isSame = (a: NativeUnit, b: NativeUnit): boolean =>
  a.sample !== null && a.sample.externalId === b.sample?.externalId;

function isFull(batch: readonly NativeUnit[]): boolean {
  const text = batch.reduce(
    (sum, { sample }) => sum + (sample?.answer.length ?? 0) + (sample?.reference.length ?? 0),
    0,
  );
  return batch.length >= BATCH_UNITS || text >= BATCH_TEXT;
}
