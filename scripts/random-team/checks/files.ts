import { Readable } from 'node:stream';
import type { GoldRule } from '@/lib/adjudication/gold-rule';
import { csvRow } from '@/lib/exchange/formats/csv-row';
import { detectSettings, HEAD_BYTES } from '@/lib/exchange/dialect/detect';
import { nativeReader } from '@/lib/exchange/contents/native/parse/native-reader';
import { parseRows } from '@/lib/exchange/parse/parse-rows';
import { sampleRecord } from '@/lib/exchange/contents/native/record';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import { CSV_COLUMNS, csvRows } from '@/lib/exchange/contents/native/table';

const NOW = '2026-11-22T00:00:00.000Z';

/** The native file returns the samples that it was written from, as lines and as a table, and so the same gold. */
export async function sameFromFiles(samples: readonly StoredSample[], rule: GoldRule): Promise<void> {
  const records = samples.map((sample) => sampleRecord(sample, rule));
  const lines = records.map((record) => `${JSON.stringify(record)}\n`);
  const rows = records.flatMap((record) => csvRows(record)).map((cells) => csvRow(cells, false));
  for (const file of [lines.join(''), csvRow(CSV_COLUMNS, false) + rows.join('')])
    for (const [at, sample] of (await readBack(file)).entries()) {
      const again = JSON.stringify({ ...sampleRecord(sample, null), gold: null });
      const before = JSON.stringify({ ...sampleRecord(samples[at]!, null), gold: null });
      if (again !== before) throw new Error(`read back ${again}\nwritten ${before}`);
    }
}

async function readBack(file: string): Promise<StoredSample[]> {
  if (file === '') return [];
  const bytes = Buffer.from(file);
  const whole = bytes.length <= HEAD_BYTES;
  const settings = detectSettings({ bytes: bytes.subarray(0, HEAD_BYTES), whole })!;
  const reader = nativeReader(settings.format, NOW);
  const units = [];
  let position = 0;
  for await (const rows of parseRows(Readable.from([bytes]), settings))
    units.push(...reader.push(rows.map((row) => ({ ...row, position: (position += 1) }))));
  units.push(...reader.end());
  const rejected = units.flatMap((unit) => unit.rejected.flatMap(({ faults }) => faults));
  if (rejected.length > 0) throw new Error(`rejected: ${JSON.stringify(rejected)}`);
  return units.map(({ sample }) => sample!);
}
