import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '@/lib/auth/ctx';
import { jsonLines } from '@/lib/testing/converted-file';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { textOf } from '@/lib/testing/text-of';
import { exportSchema } from '../../formats/export-options';
import { exportProject } from '../export/export-project';
import { changeImport } from '../import/change-import';
import { inspectImport } from '../import/inspect-import';
import { receiveImport } from '../import/receive-import';
import { startImport } from '../import/start-import';
import { ingestImport } from './ingest-import';

const test = testDatabase();
const ANSWER = 'The river is 120 km long. It rises in a lake.';

// Made by hand in the shape of Langfuse's observations: a root and what its retriever gave.
const observation = (id: string, parentObservationId: string | null, output: unknown) => ({
  ...{ id, traceId: 't1', type: 'SPAN', parentObservationId, level: 'DEFAULT' },
  ...{ input: { question: 'How long?' }, output },
});
const FILE = jsonLines(
  observation('o1', null, { said: ANSWER }),
  observation('o2', 'o1', [
    { page_content: 'It is 120 km long.' },
    { page_content: 'It rises in the hills.' },
  ]),
);

async function emptyProject() {
  const { id } = await project(test.db);
  return { id, lead: await member(test.db, id, 'lead') };
}
const uploaded = async (ctx: Ctx, projectId: string, text = FILE) =>
  (await receiveImport(ctx, projectId, 'traces.jsonl', Readable.from([Buffer.from(text)]))).id;
const rowsOf = async (ctx: Ctx, projectId: string, content: string): Promise<unknown> => {
  const options = exportSchema.parse({ content, format: 'json' });
  return JSON.parse(await textOf((await exportProject(ctx, projectId, options)).bytes));
};

describe('a file of traces', () => {
  it('is shown with what is proposed, with its paths, and with what is still open', async () => {
    const { id, lead } = await emptyProject();
    const { settings, missing, paths, notes } = await inspectImport(lead, await uploaded(lead, id));
    expect(settings.preset).toBe('langfuse');
    expect(settings.paths).toMatchObject({
      ...{ question: 'input.question', reference: ['output[].page_content'], answer: null },
      ...{ id: 'id', trace: 'traceId', span: 'id', parent: 'parentObservationId' },
    });
    expect(missing).toEqual(['answer']);
    expect(paths!.records).toBe(2);
    expect(paths!.listed).toContainEqual({ path: 'output.said', sample: ANSWER, found: 1, text: true });
    expect(notes).toEqual([{ code: 'field_dropped', about: ['type', 'level'], count: 2 }]);
  });

  it('without a path that is needed: does not start, and says which', async () => {
    const { id, lead } = await emptyProject();
    await expect(startImport(lead, await uploaded(lead, id))).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'mapping.answer', code: 'missing_column' }] },
    });
  });

  it('comes in as one sample a trace, keeps its ids, and gold goes back to it', async () => {
    const { id, lead } = await emptyProject();
    const importId = await uploaded(lead, id);
    const { settings } = await inspectImport(lead, importId);
    const changed = await changeImport(lead, importId, {
      paths: { ...settings.paths!, answer: 'output.said' },
    });
    expect(changed.missing).toEqual([]);
    expect(changed.preview).toHaveLength(1);
    await startImport(lead, importId);
    await ingestImport(lead, importId, new AbortController().signal);
    const sample = await test.db.sample.findFirstOrThrow({ where: { projectId: id } });
    expect(sample).toMatchObject({
      ...{ externalId: 'o1', question: 'How long?', answer: ANSWER },
      reference: 'It is 120 km long.\n\nIt rises in the hills.',
      metadata: { trace_origin: { tool: 'langfuse', trace_id: 't1', span_id: 'o1' } },
    });
    expect(await rowsOf(lead, id, 'langfuse-scores')).toEqual([]);

    const annotator = await member(test.db, id, 'annotator');
    const where = { projectId: id, sampleId: sample.id, ...(await cutAt(test.db, sample.id, 26)) };
    await vote({ ...annotator, db: test.db }, where, ['consistent', 'KCont']);
    expect(await rowsOf(lead, id, 'langfuse-scores')).toMatchObject([
      {
        ...{ traceId: 't1', observationId: 'o1', name: 'consistency', value: 'inconsistent' },
        ...{ dataType: 'CATEGORICAL', comment: 'KCont: It rises in a lake.' },
      },
    ]);
    expect(await rowsOf(lead, id, 'phoenix-annotations')).toEqual([]);
    await expect(rowsOf(annotator, id, 'langfuse-scores')).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });

  it('read as another kind of file: loses its paths, and gets those of the kind', async () => {
    const { id, lead } = await emptyProject();
    const importId = await uploaded(lead, id);
    expect((await changeImport(lead, importId, { preset: 'by-name' })).settings.paths).toBeUndefined();
    const { settings } = await changeImport(lead, importId, { preset: 'paths' });
    expect(settings.paths).toMatchObject({ question: 'input.question', parent: null });
    expect((await changeImport(lead, importId, { noQuestion: true })).settings.paths).toEqual(settings.paths);
  });
});
