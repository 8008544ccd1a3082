import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { exportedSamples } from '@/lib/testing/actions/exported';
import { jsonLines } from '@/lib/testing/converted-file';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { changeImport } from '../import/change-import';
import { inspectImport } from '../import/inspect-import';
import { listImports } from '../import/list-imports';
import { listRejects } from '../import/list-rejects';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from './ingest-import';

const test = testDatabase();

async function emptyProject() {
  const { id } = await project(test.db);
  return { id, lead: await member(test.db, id, 'lead') };
}

const uploaded = async (ctx: Ctx, projectId: string, text: string, name = 'file') =>
  (await receiveImport(ctx, projectId, name, Readable.from([Buffer.from(text)]))).id;

async function ingested(ctx: Ctx, importId: string) {
  await startImport(ctx, importId);
  await ingestImport(ctx, importId, new AbortController().signal);
  return ctx.db.import.findUniqueOrThrow({ where: { id: importId } });
}

// Made by hand in the shapes of RAGTruth and of Label Studio's JSON export.
const label = { start: 26, end: 42, text: 'rises in a lake.', meta: 'm', label_type: 'Evident Conflict' };
const RESPONSES = jsonLines(
  {
    ...{ id: '1', source_id: 's1', model: 'model-a', labels: [label] },
    response: 'The river is long. It 水水水 rises in a lake. It is old.',
  },
  { id: '2', source_id: 's2', model: 'model-b', labels: [], response: 'It is long.' },
  { id: '3', source_id: 's9', model: 'model-b', labels: [], response: 'It is short.' },
);
const SOURCES = jsonLines(
  ...['s1', 's2'].map((source_id) => ({
    ...{ source_id, task_type: 'QA', prompt: '' },
    source_info: { question: 'How long?', passages: 'It rises in the hills.' },
  })),
);
const TASKS = JSON.stringify([
  {
    id: 1,
    data: { question: 'How long?', reference: 'It is 120 km long.', answer: 'It is 90 km long. It is old.' },
    annotations: [
      {
        completed_by: { id: 1, email: 'ann@example.org' },
        result: [
          {
            ...{ id: 'a', type: 'labels', from_name: 'l', to_name: 't' },
            value: { start: 0, end: 17, text: 'It is 90 km long.', labels: ['KCont'] },
          },
        ],
      },
      {
        completed_by: { id: 2, email: 'bo@example.org' },
        result: [{ id: 'b', type: 'choices', value: { choices: ['inconsistent'] } }],
      },
      { completed_by: { id: 3, email: 'cy@example.org' }, was_cancelled: true, result: [] },
    ],
    predictions: [
      { model_version: 'm1', result: [{ id: 'c', type: 'choices', value: { choices: ['consistent'] } }] },
    ],
  },
  { id: 2, data: { question: 'How long?' }, annotations: [], predictions: [] },
]);

describe('an import of RAGTruth', () => {
  it('joins the second file, takes labels with their author, and rejects a response without a source by its key', async () => {
    const { id, lead } = await emptyProject();
    const first = await uploaded(lead, id, RESPONSES, 'response.jsonl');
    const before = await inspectImport(lead, first);
    expect(before.settings.preset).toBe('ragtruth');
    expect(before.conversion?.second).toEqual({
      name: 'source_info.jsonl',
      rows: 3,
      found: 0,
      fileName: null,
    });
    const second = await uploaded(lead, id, SOURCES, 'source_info.jsonl');
    const joined = await changeImport(lead, first, { second });
    expect(joined.conversion?.second).toEqual({
      ...{ name: 'source_info.jsonl', rows: 3, found: 2, fileName: 'source_info.jsonl' },
    });
    expect(joined.preview[0]!.sample?.annotations).toEqual([
      { by: 'RAGTruth', draft: false, segments: 3, inconsistent: 1 },
    ]);

    expect(await ingested(lead, first)).toMatchObject({ state: 'done', rows: 3, added: 2, rejected: 1 });
    expect(await listRejects(lead, first, 0, 10)).toMatchObject([
      { line: 3, reason: 'no_partner', detail: { key: 's9' } },
    ]);
    const [one, two] = await exportedSamples(lead, id);
    expect([one!.question, one!.reference, one!.generator, one!.label]).toEqual([
      ...['How long?', 'It rises in the hills.', 'model-a', 'inconsistent'],
    ]);
    expect(one!.annotations).toMatchObject([
      {
        ...{ source: 'annotator', annotator: 'RAGTruth', state: 'submitted', verdict: 'inconsistent' },
        segments: [
          { text: 'The river is long.', fact: 'consistent' },
          { text: 'rises in a lake.', error_type: 'KCont', note: 'Evident Conflict\nm' },
          { text: 'It is old.', fact: 'consistent' },
        ],
      },
    ]);
    expect(two!.annotations).toMatchObject([{ annotator: 'RAGTruth', verdict: 'consistent' }]);
    // The second upload was no import: it is gone with what it held.
    expect((await listImports(lead, id)).map((row) => row.fileName)).toEqual(['response.jsonl']);
    const audit = await lead.db.auditEvent.findFirstOrThrow({
      where: { objectId: first, action: 'import.ingest' },
    });
    expect(audit.after).toMatchObject({ preset: 'ragtruth', rows: 3 });
  });

  it('takes samples alone where that kind of file is chosen', async () => {
    const { id, lead } = await emptyProject();
    const first = await uploaded(lead, id, RESPONSES);
    const { settings, missing } = await changeImport(lead, first, { preset: 'by-name' });
    expect(settings.mapping).toMatchObject({ answer: 'response', generator: 'model' });
    expect(missing).toEqual(['question', 'reference']);
  });

  it('joins no file of another project and none that is gone', async () => {
    const { id, lead } = await emptyProject();
    const elsewhere = await emptyProject();
    const first = await uploaded(lead, id, RESPONSES);
    const refusal = { error: { code: 'invalid', issues: [{ path: 'second', code: 'no_second' }] } };
    const foreign = await uploaded(elsewhere.lead, elsewhere.id, SOURCES);
    await expect(changeImport(lead, first, { second: foreign })).rejects.toMatchObject(refusal);
    await expect(changeImport(lead, first, { second: first })).rejects.toMatchObject(refusal);
    const second = await uploaded(lead, id, SOURCES);
    await changeImport(lead, first, { second });
    await lead.db.import.delete({ where: { id: second } });
    await expect(startImport(lead, first)).rejects.toMatchObject(refusal);
    expect((await inspectImport(lead, first)).conversion?.second?.fileName).toBeNull();
  });

  it('is for leads: an annotator can neither look at it nor join a file', async () => {
    const { id, lead } = await emptyProject();
    const annotator = await member(test.db, id, 'annotator');
    const first = await uploaded(lead, id, RESPONSES);
    const second = await uploaded(lead, id, SOURCES);
    const refusal = { error: { code: 'not_found' } };
    await expect(inspectImport(annotator, first)).rejects.toMatchObject(refusal);
    await expect(changeImport(annotator, first, { second })).rejects.toMatchObject(refusal);
  });
});

describe('an import of Label Studio', () => {
  it('takes people as authors and models as runs, and adds nothing the second time', async () => {
    const { id, lead } = await emptyProject();
    const first = await ingested(lead, await uploaded(lead, id, TASKS));
    expect(first).toMatchObject({ state: 'done', rows: 2, added: 1, rejected: 1 });
    expect(first.notes).toEqual([
      { code: 'label_untyped', about: ['1'], count: 1 },
      { code: 'annotation_cancelled', about: ['1'], count: 1 },
    ]);
    const [sample] = await exportedSamples(lead, id);
    const by = (name: string) => sample!.annotations.find(({ annotator }) => annotator === name);
    expect(by('ann@example.org')).toMatchObject({
      ...{ state: 'submitted', verdict: 'inconsistent' },
      segments: [{ text: 'It is 90 km long.', fact: 'inconsistent', error_type: 'KCont' }],
    });
    expect(by('bo@example.org')).toMatchObject({ state: 'draft', verdict: 'inconsistent' });
    expect(by('cy@example.org')).toBeUndefined();
    expect(sample!.annotations.find(({ source }) => source === 'method')).toMatchObject({
      method: { id: 'label-studio', version: 'm1', judges: ['fact'] },
      verdict: 'consistent',
    });
    const again = await ingested(lead, await uploaded(lead, id, TASKS));
    expect(again).toMatchObject({ added: 0, same: 1, rejected: 1 });
    expect(await lead.db.run.count({ where: { projectId: id } })).toBe(1);
  });
});

describe('stored settings', () => {
  it('of an earlier version say by "exact" whether a file is in the native format', async () => {
    const { id, lead } = await emptyProject();
    const first = await uploaded(lead, id, 'question,ref,answer\nq,r,a\n');
    const { preset: _preset, ...settings } = (await inspectImport(lead, first)).settings;
    await lead.db.import.update({ where: { id: first }, data: { settings: { ...settings, exact: false } } });
    expect((await inspectImport(lead, first)).settings.preset).toBe('by-name');
    expect(await ingested(lead, first)).toMatchObject({ state: 'done', added: 1 });
  });
});
