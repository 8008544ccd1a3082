import { describe, expect, it } from 'vitest';
import { member, person, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { findGuideline } from './find-guideline';
import { getGuidelinePane } from './get-guideline-pane';
import { guidelineTemplate } from './guideline-template';
import { listGuidelines } from './list-guidelines';
import { markGuidelineRead } from './mark-guideline-read';
import { publishGuideline } from './publish-guideline';

const test = testDatabase();
const FIRST = '## Facts\nNumbers count.\n## Logic';

async function led() {
  const { id } = await project(test.db);
  const [lead, annotator] = [await member(test.db, id, 'lead'), await member(test.db, id, 'annotator')];
  return { id, lead, annotator };
}

describe('guidelines', () => {
  it('are published by a lead, version by version, with an audit row for each', async () => {
    const { id, lead, annotator } = await led();
    expect(await findGuideline(annotator, id)).toBeNull();
    expect(await publishGuideline(lead, id, 0, { text: FIRST })).toEqual({ number: 1 });
    await publishGuideline(lead, id, 1, {
      text: '## Facts\nNumbers and names count.',
      summary: 'Names too.',
    });
    const now = await findGuideline(annotator, id);
    expect(now).toMatchObject({ number: 2, latest: 2, summary: 'Names too.' });
    expect(now?.clauses).toEqual([{ id: '1', title: 'Facts', text: 'Numbers and names count.', level: 1 }]);
    expect(await findGuideline(annotator, id, 1)).toMatchObject({ number: 1, latest: 2, text: FIRST });
    expect(await findGuideline(annotator, id, 3)).toBeNull();
    expect((await listGuidelines(annotator, id)).map(({ number }) => number)).toEqual([2, 1]);
    const auditRows = await test.db.auditEvent.findMany({ where: { projectId: id }, orderBy: { id: 'asc' } });
    expect(auditRows).toMatchObject([
      {
        action: 'guideline.publish',
        actorId: lead.userId,
        before: { number: 0 },
        after: { number: 1, clauses: 2 },
      },
      { action: 'guideline.publish', before: { number: 1 }, after: { number: 2, clauses: 1 } },
    ]);
  });

  it('are for leads to write and for members to read', async () => {
    const { id, annotator } = await led();
    const outsider = await person(test.db);
    const [forbidden, missing] = [{ error: { code: 'forbidden' } }, { error: { code: 'not_found' } }];
    await expect(publishGuideline(annotator, id, 0, { text: FIRST })).rejects.toMatchObject(forbidden);
    await expect(publishGuideline(outsider, id, 0, { text: FIRST })).rejects.toMatchObject(missing);
    for (const read of [findGuideline, listGuidelines, getGuidelinePane])
      await expect(read(outsider, id)).rejects.toMatchObject(missing);
    await expect(markGuidelineRead(outsider, id, { number: 1 })).rejects.toMatchObject(missing);
    expect(await test.db.guideline.count({ where: { projectId: id } })).toBe(0);
  });

  it('are refused when another version came between, also at the same moment, and in an archived project', async () => {
    const { id, lead } = await led();
    const both = await Promise.allSettled([
      publishGuideline(lead, id, 0, { text: '## A' }),
      publishGuideline(lead, id, 0, { text: '## B' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { error: { code: 'stale', object: 'guideline', version: 1 } },
    });
    await test.db.project.update({ where: { id }, data: { archivedAt: new Date() } });
    await expect(publishGuideline(lead, id, 1, { text: '## C' })).rejects.toMatchObject({
      error: { code: 'state', reason: 'project_archived' },
    });
  });

  it('a published version: never changes', async () => {
    const { id, lead } = await led();
    await publishGuideline(lead, id, 0, { text: FIRST });
    await expect(
      test.db.guideline.updateMany({ where: { projectId: id }, data: { text: 'other' } }),
    ).rejects.toThrow(/immutable/);
  });

  it('say what has changed since a person looked last', async () => {
    const { id, lead, annotator } = await led();
    await publishGuideline(lead, id, 0, { text: FIRST });
    expect(await getGuidelinePane(annotator, id)).toMatchObject({ readBefore: null, changes: [] });
    await markGuidelineRead(annotator, id, { number: 1 });
    await publishGuideline(lead, id, 1, { text: '## Facts\nNumbers count.\n## Evidence' });
    const pane = await getGuidelinePane(annotator, id);
    expect(pane.readBefore).toBe(1);
    expect(pane.changes.map(({ kind }) => kind)).toEqual(['changed']);
    await markGuidelineRead(annotator, id, { number: 2 });
    await markGuidelineRead(annotator, id, { number: 1 }); // late, from another tab
    expect(await getGuidelinePane(annotator, id)).toMatchObject({ readBefore: null, changes: [] });
    await expect(markGuidelineRead(annotator, id, { number: 3 })).rejects.toMatchObject({
      error: { code: 'not_found', object: 'guideline' },
    });
  });

  it('may start from our own text, in which every error type has a clause in both languages', async () => {
    const { id, lead } = await led();
    await publishGuideline(lead, id, 0, { text: guidelineTemplate('en') });
    await publishGuideline(lead, id, 1, { text: guidelineTemplate('zh-CN') });
    const [en, zh] = [await findGuideline(lead, id, 1), await findGuideline(lead, id, 2)];
    expect(en?.clauses.map((clause) => clause.id)).toEqual(zh?.clauses.map((clause) => clause.id));
    expect(en?.clauses.find((clause) => clause.id === '2.2')?.title).toBe('Contradiction (KCont)');
  });
});
