import { beforeAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { runMethod } from '@/lib/consistency/server/run-method';
import { createProject } from '@/lib/project/server/create-project';
import { exportedBytes, exportedText, importedText } from '@/lib/testing/actions/exported';
import { comparedFile } from '@/lib/testing/actions/compared';
import { testDatabase } from '@/lib/testing/database/database';
import { writeRows } from '@/lib/testing/xlsx/write-rows';
import { tableReader } from '../../parse/table-reader';
import { csvRow } from '../../formats/csv-row';
import { addSampleProject } from '../sample-project/add-sample-project';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });
const SAMPLES = 28;
let id: string;

/** The sample project once the offline engine has read it, with metadata whose keys have an order. */
beforeAll(async () => {
  id = (await addSampleProject(ctx())).id;
  const run = await test.db.run.findFirstOrThrow({ where: { projectId: id } });
  await runMethod(ctx(), run.id, new AbortController().signal);
  await test.db.sample.updateMany({
    where: { projectId: id },
    data: { metadata: { b: '1', a: [1.5, { d: 1, c: null }] } },
  });
});

const NOTHING = {
  ...{ added: 0, rejected: 0 },
  samples: { new: 0, same: SAMPLES, texts: 0, differing: 0, absent: 0 },
  ...{ absentAnnotations: 0, changes: [], changesTotal: 0, texts: [], differing: [] },
  ...{ reasons: [], rejects: [], notes: [] },
};
/** Two people's annotations and the engine's prediction of each sample. */
const ALL = {
  people: { new: 0, same: 2 * SAMPLES, changed: 0, refused: 0 },
  predictions: { new: 0, same: SAMPLES, changed: 0, refused: 0 },
};
const NONE = { new: 0, same: 0, changed: 0, refused: 0 };
const unchanged = { ...NOTHING, ...ALL };
const compared = (file: string | Uint8Array) => comparedFile(ctx(), id, file);

const tableOf = (csv: string): string[][] => {
  const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, null);
  return [...reader.push(csv), ...reader.end()].map(({ cells }) => cells);
};
/** A JSON value with the keys of its objects the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  );
};

describe('an unedited export, compared with its project', () => {
  it.each(['jsonl', 'csv', 'csv-safe'] as const)('as native %s: changes nothing', async (format) => {
    expect(await compared(await exportedText(ctx(), id, { format }))).toMatchObject(unchanged);
  });

  it('as native Parquet, and as a spreadsheet of its table: changes nothing', async () => {
    const parquet = await exportedBytes(ctx(), id, { format: 'parquet' });
    expect(await compared(parquet)).toMatchObject(unchanged);
    const table = tableOf(await exportedText(ctx(), id, { format: 'csv' }));
    expect(await compared(writeRows(table))).toMatchObject(unchanged);
  });

  it('as tasks of Label Studio: changes nothing, though they hold less', async () => {
    const text = await exportedText(ctx(), id, { content: 'label-studio', format: 'json' });
    expect(await compared(text)).toMatchObject(unchanged);
  });

  it('as tasks of Label Studio of people who read a sample twice, namesakes, and judges with parameters: changes nothing', async () => {
    const segments = (error_type: string | null) => [
      {
        text: 'It is long.',
        fact: error_type ? 'inconsistent' : 'consistent',
        logic: 'consistent',
        error_type,
      },
    ];
    const later = { number: 2, kind: 'reannotation', name: 'again', counts: true };
    const judged = (t: number) => ({
      method: {
        id: 'j',
        version: '1',
        params: { t },
        judges: ['fact'],
        run_at: `2026-01-0${t}T00:00:00.000Z`,
      },
      segments: [{ text: 'It is long.', fact: 'consistent', logic: 'not_judged' }],
    });
    const line = {
      ...{ format: 'face4rag-studio/2', id: 's', question: 'q', reference: 'r', answer: 'It is long.' },
      annotations: [
        { annotator: 'Ann', segments: segments(null), submitted_at: '2026-01-01T00:00:00.000Z' },
        { annotator: 'Ann', annotator_no: 2, segments: segments('KCont') },
        { annotator: 'Ann', segments: segments('Hallu'), round: later },
        ...[judged(1), judged(2)],
      ],
    };
    const { id: twice } = await createProject(ctx(), { name: 'Twice', description: '' });
    expect(await importedText(ctx(), twice, JSON.stringify(line))).toMatchObject({ added: 1, rejected: 0 });
    const text = await exportedText(ctx(), twice, { content: 'label-studio', format: 'json' });
    expect(await comparedFile(ctx(), twice, text)).toMatchObject({
      ...{ added: 0, rejected: 0, absentAnnotations: 0 },
      people: { new: 0, same: 3, changed: 0, refused: 0 },
      predictions: { new: 0, same: 2, changed: 0, refused: 0 },
    });
  });

  it.each(['json', 'jsonl'] as const)('as samples of Ragas in %s: changes nothing', async (format) => {
    const text = await exportedText(ctx(), id, { content: 'ragas', format });
    const annotations = { people: NONE, predictions: NONE, absentAnnotations: 3 * SAMPLES };
    expect(await compared(text)).toMatchObject({ ...NOTHING, ...annotations });
  });

  it('written again with CRLF, every cell quoted and the columns turned: changes nothing', async () => {
    const table = tableOf(await exportedText(ctx(), id, { format: 'csv' }));
    const quoted = table.map((row) =>
      row
        .toReversed()
        .map((cell) => `"${cell.replaceAll('"', '""')}"`)
        .join(','),
    );
    expect(await compared(`\uFEFF${quoted.join('\r\n')}\r\n`)).toMatchObject(unchanged);
    const bare = table.map((row) => csvRow(row, false).trimEnd()).join('\r\n');
    expect(await compared(bare)).toMatchObject(unchanged);
  });

  it('written again with the keys of all objects turned: changes nothing', async () => {
    const lines = (await exportedText(ctx(), id)).trimEnd().split('\n');
    const again = lines.map((line) => JSON.stringify(turned(JSON.parse(line))));
    expect(await compared(again.join('\r\n'))).toMatchObject(unchanged);
  });
});
