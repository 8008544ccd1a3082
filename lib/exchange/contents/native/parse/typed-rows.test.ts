import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedSample } from '@/lib/testing/database/stored-samples';
import { wholeFile } from '@/lib/testing/parquet-rows';
import { memoryBytes } from '../../../bytes/file-bytes';
import { detectFile } from '../../../dialect/detect-file';
import { parquet } from '../../../formats/parquet';
import { fileRows } from '../../../parse/file-rows';
import type { StoredSample } from '../../stored';
import { nativeContent } from '../content';
import { sampleRecord } from '../record';
import { nativeReader } from './native-reader';
import type { NativeUnit } from './unit';

/** A file of these samples, as the export writes it. */
function written(samples: readonly StoredSample[]): Promise<Uint8Array> {
  async function* pages() {
    yield samples.map((sample) => sampleRecord(sample));
  }
  return wholeFile(parquet.write(pages(), nativeContent));
}

async function read(bytes: Uint8Array): Promise<NativeUnit[]> {
  const file = memoryBytes(bytes);
  const settings = await detectFile(file);
  expect(settings).toMatchObject({ format: 'parquet', preset: 'native' });
  const reader = nativeReader(settings.format, '2026-11-22T00:00:00.000Z');
  const units: NativeUnit[] = [];
  let position = 0;
  for await (const rows of fileRows(file, settings))
    units.push(...reader.push(rows.map((row) => ({ ...row, position: (position += 1) }))));
  return [...units, ...reader.end()];
}

it('samples in the native format as Parquet: come back as they were, and are the same bytes again', async () => {
  const ids = fc.uniqueArray(storedSample, { minLength: 1, maxLength: 3, selector: (one) => one.externalId });
  await fc.assert(
    fc.asyncProperty(ids, async (samples) => {
      const bytes = await written(samples);
      const units = await read(bytes);
      expect(units.flatMap(({ rejected }) => rejected.map(({ faults }) => faults))).toEqual([]);
      const back = units.map(({ sample }) => sample!);
      expect(back.map((sample) => sampleRecord(sample))).toEqual(samples.map((one) => sampleRecord(one)));
      expect(Buffer.compare(await written(back), bytes)).toBe(0);
    }),
    { numRuns: 60 },
  );
});
