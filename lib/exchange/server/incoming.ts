import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyRow } from '../copy-text';
import { readRows } from '../read-rows';
import { isFault, readSample } from '../read-sample';
import type { ImportSettings } from '../settings';

const COLUMNS = [
  ...[
    'position',
    'line',
    'externalId',
    'textHash',
    'question',
    'reference',
    'answer',
    'language',
    'generator',
  ],
  ...['coarseLabel', 'coarseType', 'metadata', 'reason', 'column', 'detail', 'excerpt'],
] as const;
/** What is handed to COPY at a time, in UTF-16 units. */
const BATCH = 256 * 1024;

const CREATE = `
  CREATE TEMP TABLE incoming (
    "position" int, "line" int, "externalId" text, "textHash" text, "question" text, "reference" text, "answer" text,
    "language" text, "generator" text, "coarseLabel" "Verdict", "coarseType" "ErrorType", "metadata" jsonb,
    "reason" text, "column" text, "detail" jsonb, "excerpt" text
  ) ON COMMIT DROP`;

/** Puts every row of a file, good or faulty, into a table of this transaction alone. `tick` is called as rows go in. */
export async function fillIncoming(
  client: pg.Client,
  chunks: AsyncIterable<Uint8Array>,
  settings: ImportSettings,
  signal: AbortSignal,
  tick: (rows: number) => void,
): Promise<number> {
  await client.query(CREATE);
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    let batch = '';
    for await (const group of readRows(chunks, settings)) {
      for (const row of group) {
        rows += 1;
        const read = readSample(row, settings);
        const fault = isFault(read) ? read : null;
        const draft = isFault(read) ? null : read;
        batch += copyRow([
          ...[rows, row.line, draft?.externalId ?? null, draft?.textHash ?? null, draft?.question ?? null],
          ...[
            draft?.reference ?? null,
            draft?.answer ?? null,
            draft?.language ?? null,
            draft?.generator ?? null,
          ],
          ...[draft?.coarseLabel ?? null, draft?.coarseType ?? null, draft?.metadata ?? null],
          ...[
            fault?.reason ?? null,
            fault?.column ?? null,
            fault ? JSON.stringify(fault.detail) : null,
            fault ? row.excerpt : null,
          ],
        ]);
        if (batch.length > BATCH) {
          yield batch;
          batch = '';
        }
      }
      tick(rows);
    }
    yield batch;
  }
  const into = client.query(
    copyFrom(`COPY incoming (${COLUMNS.map((name) => `"${name}"`).join(', ')}) FROM STDIN`),
  );
  await pipeline(Readable.from(lines()), into, { signal });
  await client.query('CREATE INDEX ON incoming ("externalId")');
  await client.query('ANALYZE incoming');
  return rows;
}
