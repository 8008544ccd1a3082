import { beforeEach, describe, expect, it } from 'vitest';
import { archiveProject } from '@/lib/project/server/archive-project';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { newMappingSchema } from '../../paths/new-mapping';
import { deleteMapping } from './delete-mapping';
import { listMappings } from './list-mappings';
import { saveMapping } from './save-mapping';

const test = testDatabase();
const rejected = (code: string) => ({ error: { code } });
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;
beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});

const mapping = (more: object = {}) =>
  newMappingSchema.parse({
    ...{ projectId, name: 'RAG', preset: 'langfuse' },
    ...{ paths: { question: 'input.question', reference: ['output.docs[]'], answer: 'output.answer' } },
    ...more,
  });

describe('a saved mapping', () => {
  it('is kept whole, and told by name', async () => {
    const { id } = await saveMapping(lead, mapping());
    await saveMapping(lead, mapping({ name: 'Agents', preset: 'paths', paths: {} }));
    const [agents, rag] = await listMappings(lead, projectId);
    expect(agents).toMatchObject({
      name: 'Agents',
      preset: 'paths',
      paths: { question: null, reference: [] },
    });
    expect(rag).toMatchObject({ id, name: 'RAG', preset: 'langfuse', paths: mapping().paths });
  });

  it('saved again under its name, also by two at once: is replaced and stays one', async () => {
    const paths = { answer: 'output' };
    await Promise.all([saveMapping(lead, mapping()), saveMapping(lead, mapping())]);
    await saveMapping(lead, mapping({ paths }));
    expect(await listMappings(lead, projectId)).toMatchObject([{ name: 'RAG', paths }]);
  });

  it('saved and deleted: is in the audit log by its name', async () => {
    const { id } = await saveMapping(lead, mapping());
    await deleteMapping(lead, projectId, id);
    expect(await listMappings(lead, projectId)).toEqual([]);
    const rows = await test.db.auditEvent.findMany({ where: { objectId: id }, orderBy: { id: 'asc' } });
    expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['saved_mapping.save', null, { name: 'RAG', preset: 'langfuse' }],
      ['saved_mapping.delete', { name: 'RAG' }, null],
    ]);
  });

  it('deleted twice: is not found', async () => {
    const { id } = await saveMapping(lead, mapping());
    const both = await Promise.allSettled([
      deleteMapping(lead, projectId, id),
      deleteMapping(lead, projectId, id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is for leads of its project: others are refused, a foreign one is not found', async () => {
    const { id } = await saveMapping(lead, mapping());
    for (const role of ['annotator', 'reader'] as const) {
      const other = await member(test.db, projectId, role);
      await expect(saveMapping(other, mapping())).rejects.toMatchObject(rejected('forbidden'));
      await expect(listMappings(other, projectId)).rejects.toMatchObject(rejected('forbidden'));
      await expect(deleteMapping(other, projectId, id)).rejects.toMatchObject(rejected('forbidden'));
    }
    const elsewhere = (await project(test.db)).id;
    const foreign = await member(test.db, elsewhere, 'lead');
    await expect(deleteMapping(foreign, elsewhere, id)).rejects.toMatchObject(rejected('not_found'));
    await expect(deleteMapping(foreign, projectId, id)).rejects.toMatchObject(rejected('not_found'));
    await expect(listMappings(foreign, projectId)).rejects.toMatchObject(rejected('not_found'));
    await expect(saveMapping(foreign, mapping())).rejects.toMatchObject(rejected('not_found'));
  });

  it('of a kind of file that is not read by paths, or with a path that is none: is refused', async () => {
    await expect(saveMapping(lead, mapping({ preset: 'ragtruth' }))).rejects.toMatchObject(
      rejected('invalid'),
    );
    await expect(saveMapping(lead, mapping({ preset: 'none' }))).rejects.toMatchObject(rejected('invalid'));
    for (const paths of [{ answer: 'a..b' }, { reference: ['[]'] }])
      expect(newMappingSchema.safeParse({ ...mapping(), paths }).success).toBe(false);
  });

  it('in an archived project: is neither made nor deleted', async () => {
    const { id } = await saveMapping(lead, mapping());
    await archiveProject(lead, projectId, true);
    await expect(saveMapping(lead, mapping())).rejects.toMatchObject(rejected('state'));
    await expect(deleteMapping(lead, projectId, id)).rejects.toMatchObject(rejected('state'));
  });
});
