import { beforeAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { runMethod } from '@/lib/consistency/server/run-method';
import type { SampleRecord } from '../../contents/native/record';
import { comparedFile } from '@/lib/testing/actions/compared';
import { exportedSamples, exportedText, importedText } from '@/lib/testing/actions/exported';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { tableReader } from '../../parse/table-reader';
import { csvRow } from '../../formats/csv-row';
import { addSampleProject } from '../sample-project/add-sample-project';

const test = testDatabase();
const ctx = () => ({ actor: commandLineActor, db: test.db });
let id: string;

beforeAll(async () => {
  id = (await addSampleProject(ctx())).id;
  const run = await test.db.run.findFirstOrThrow({ where: { projectId: id } });
  await runMethod(ctx(), run.id, new AbortController().signal);
});

const rowsThere = async (projectId: string) => ({
  samples: await test.db.sample.count({ where: { projectId } }),
  annotations: await test.db.annotation.count({ where: { projectId } }),
  labels: await test.db.label.count({ where: { annotation: { projectId } } }),
  authors: await test.db.author.count({ where: { projectId } }),
  rounds: await test.db.round.count({ where: { projectId } }),
  runs: await test.db.run.count({ where: { projectId } }),
});

/** Compares a file, then takes it over: what both say of it, and what has come. */
async function both(projectId: string, file: string) {
  const before = await rowsThere(projectId);
  const told = await comparedFile(ctx(), projectId, file);
  // It has only looked.
  expect(await rowsThere(projectId)).toEqual(before);
  const taken = await importedText(ctx(), projectId, file);
  const { rows, added, same, rejected } = taken;
  expect(told).toMatchObject({ rows, added, same, rejected, notes: taken.notes });
  const rejects = await test.db.importReject.findMany({ where: { importId: taken.id } });
  expect(told.reasons.reduce((sum, { count }) => sum + count, 0)).toBe(rejects.length);
  const after = await rowsThere(projectId);
  expect(told.samples.new).toBe(after.samples - before.samples);
  expect(told.people.new + told.predictions.new).toBe(after.annotations - before.annotations);
  expect(told.labels.new).toBe(after.labels - before.labels);
  return told;
}

type Annotation = SampleRecord['annotations'][number];
const lineOf = (record: object): string => `${JSON.stringify(record)}\n`;
const segmentsOf = (annotation: Annotation) =>
  annotation.segments as unknown as Record<'fact' | 'logic' | 'error_type' | 'note', string | null>[];
const named = (record: SampleRecord, source: 'annotator' | 'method') =>
  record.annotations.filter((one) => one.source === source);

describe('an edited export, compared and then imported', () => {
  it('as JSON Lines with every kind of edit: the comparison tells what the import does', async () => {
    const records = await exportedSamples(ctx(), id);
    const [typo, verdict, metadata, added, prediction, ...rest] = records as [
      ...Record<0 | 1 | 2 | 3 | 4, SampleRecord>[],
    ] &
      SampleRecord[];
    // A typo in a text, which spans and quotes of labels do not notice.
    Object.assign(typo!, { question: `${typo!.question} ` });
    const changed = named(verdict!, 'annotator')[0]!;
    segmentsOf(changed)[0]!.note = 'see line 2';
    Object.assign(changed, { note: 'of the whole' });
    Object.assign(metadata!, { metadata: { checked: true }, generator: null });
    added!.annotations.push({ ...named(added!, 'annotator')[0]!, annotator: 'Zoe', derived_from: null });
    Object.assign(segmentsOf(named(prediction!, 'method')[0]!)[0]!, { note: 'said otherwise' });
    const fresh = { ...rest[0]!, id: 'fresh', places: [], rounds: null };
    // The last one is left out, one stands there twice, one is no record.
    const edited = [typo, verdict, metadata, added, prediction, ...rest.slice(0, -1), fresh, fresh];
    const repeated = { ...fresh, answer: `${fresh.answer} More.`, annotations: [] };
    const file = [...edited, repeated].map((record) => lineOf(record!)).join('') + '{"format": 1}\n';
    const told = await both(id, file);
    const [person] = [changed.annotator!];
    expect(told).toMatchObject({
      ...{ rows: 31, added: 2, same: 24, rejected: 5 },
      samples: { new: 1, same: 25, texts: 1, differing: 1, absent: 1 },
      people: { new: 3, changed: 1, refused: 0 },
      predictions: { new: 1, changed: 1, refused: 0 },
      texts: [{ sample: typo!.id, line: 1, fields: ['question'] }],
      differing: [{ sample: metadata!.id, fields: ['generator', 'metadata'] }],
      changesTotal: 3,
    });
    expect(told.changes).toMatchObject([
      {
        sample: verdict!.id,
        line: 2,
        by: person,
        fields: ['note'],
        was: { note: '' },
        is: { note: 'see line 2' },
      },
      { sample: verdict!.id, line: 2, by: person, segment: null, fields: ['note'], was: null, is: null },
      { sample: prediction!.id, line: 5, by: 'offline 2', fields: ['note'] },
    ]);
  });

  it('as a table with another type, without a quote, a segment and a sample, and with a new annotator: tells them by segment', async () => {
    const { header, rows, cell } = tableOf(await exportedText(ctx(), id, { format: 'csv' }));
    const people = rows.filter((row) => cell(row, 'source') === 'annotator');
    const by = (row: string[]): string => cell(row, 'annotator');
    const typed = people.find((row) => cell(row, 'error_type') === 'KCont')!;
    const left = people.find((row) => by(row) !== by(typed) && cell(row, 'id') !== cell(typed, 'id'))!;
    const again = people.filter((row) => cell(row, 'id') === cell(left, 'id') && by(row) === by(left));
    const zoe = again.map((row) => [...row]);
    for (const row of zoe) {
      row[header.indexOf('annotator')] = 'Zoe Lin';
      row[header.indexOf('annotation_index')] = '9';
    }
    const quotes = JSON.parse(cell(typed, 'evidence')) as unknown[];
    typed[header.indexOf('error_type')] = 'KConc';
    typed[header.indexOf('evidence')] = '[]';
    const gone = people.find((row) => ![cell(typed, 'id'), cell(left, 'id')].includes(cell(row, 'id')))!;
    const kept = rows.filter((row) => row !== left && cell(row, 'id') !== cell(gone, 'id'));
    kept.splice(kept.indexOf(again.find((row) => row !== left)!), 0, ...zoe);
    const told = await both(id, [header, ...kept].map((row) => csvRow(row, false)).join(''));
    expect(told.samples).toMatchObject({ new: 0, texts: 0, differing: 0 });
    expect(told.people).toMatchObject({ new: 1, changed: 1, refused: 0 });
    // An annotation of which a row is gone is not read, and counts as one that the file lacks.
    expect(told.reasons).toMatchObject([{ reason: 'field', count: 1 }, { reason: 'annotation_differs' }]);
    expect(told.rejects[0]).toMatchObject({ column: 'segment_count', detail: { expected: 2, found: 1 } });
    expect(told.absentAnnotations).toBe(1);
    expect(told.changes).toMatchObject([
      {
        ...{ sample: cell(typed, 'id'), by: by(typed), fields: ['error_type', 'evidence'] },
        ...{ was: { errorType: 'KCont' }, is: { errorType: 'KConc', evidence: [] } },
      },
    ]);
    expect(told.changes[0]!.was!.evidence).toHaveLength(quotes.length);
  });

  it('into a project that holds nothing: the comparison tells what the import does, rounds and people included', async () => {
    const text = await exportedText(ctx(), id);
    const { id: copy } = await project(test.db);
    const told = await both(copy, text);
    expect(told).toMatchObject({ rejected: 0, changesTotal: 0, samples: { same: 0, absent: 0 } });
    // What the first line brought is there for the second time.
    const { id: twice } = await project(test.db);
    const lines = text.trimEnd().split('\n');
    expect(await both(twice, [...lines, ...lines.slice(3)].join('\n'))).toMatchObject({ rejected: 0 });
  });

  it('as a plain table: new, the same, other texts and other columns are told apart', async () => {
    const { id: plain } = await project(test.db);
    await member(test.db, plain, 'lead');
    for (const at of [1, 2, 3, 4])
      await sample(test.db, plain, {
        ...{ externalId: `s${at}`, question: `q${at}`, reference: 'r', answer: 'It is.' },
      });
    await test.db.sample.updateMany({ where: { projectId: plain }, data: { metadata: { topic: 'a' } } });
    const file = [
      'id,question,ref,answer,topic',
      's1,q1,r,It is.,a',
      's2,q2,r,It is.,b',
      's3,q3,r,It is not.,a',
      'n1,q,r,New.,a',
      'n1,q,r,New.,a',
      'n1,q,r,Other.,a',
      'n2,q,r,,a',
    ].join('\n');
    const told = await both(plain, file);
    expect(told).toMatchObject({
      ...{ rows: 7, added: 1, same: 3, rejected: 3 },
      samples: { new: 1, same: 1, texts: 1, differing: 1, absent: 1 },
      texts: [{ sample: 's3', line: 4, fields: ['answer'] }],
      differing: [{ sample: 's2', fields: ['metadata'] }],
      reasons: [
        { reason: 'answer_empty', count: 1 },
        { reason: 'id_taken', count: 1 },
        { reason: 'id_repeated', count: 1 },
      ],
    });
  });
});

function tableOf(csv: string) {
  const reader = tableReader({ delimiter: ',', quote: '"', newline: 'lf' }, null);
  const [header, ...rows] = [...reader.push(csv), ...reader.end()].map(({ cells }) => cells) as [string[]];
  return {
    header,
    rows: rows as string[][],
    cell: (row: string[], name: string) => row[header.indexOf(name)]!,
  };
}
