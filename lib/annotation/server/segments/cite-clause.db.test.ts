import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { publishGuideline } from '@/lib/guideline/server/publish-guideline';
import { member } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { judgementFor } from '@/lib/annotation/labels/judgement';
import type { Judgement } from '@/lib/annotation/view';
import { saveChange } from '../labels/save-change';

const test = testDatabase();

async function guided(): Promise<TestDraft> {
  const given = await draft(test.db);
  const lead = await member(test.db, given.projectId, 'lead');
  await publishGuideline(lead, given.projectId, 0, { text: '## Facts\n### Contradiction (KCont)' });
  return given;
}

const save = (given: TestDraft, judgement: Judgement, version: number, decides: boolean) =>
  saveChange(given.annotator, given.annotationId, {
    kind: 'label',
    changeId: randomUUID(),
    segmentId: given.view.segments[0]!.id,
    version,
    judgement,
    decides,
  });
const row = (given: TestDraft) =>
  test.db.label.findFirstOrThrow({
    where: { annotationId: given.annotationId, segmentId: given.view.segments[0]!.id },
  });

describe('the guidelines on a label', () => {
  it('a verdict: records the version in force; an edit without a verdict does not', async () => {
    const given = await guided();
    const lead = await member(test.db, given.projectId, 'lead');
    const failed = judgementFor('KCont', given.view.segments[0]!.label);
    await save(given, { ...failed, note: 'n' }, 1, false);
    expect(await row(given)).toMatchObject({ guideline: null, note: 'n' });
    await save(given, failed, 2, true);
    expect(await row(given)).toMatchObject({ guideline: 1 });
    await publishGuideline(lead, given.projectId, 1, { text: '## Other' });
    await save(given, { ...failed, note: 'later' }, 3, false);
    expect(await row(given)).toMatchObject({ guideline: 1 });
    await save(given, failed, 4, true);
    expect(await row(given)).toMatchObject({ guideline: 2 });
    const undone = {
      kind: 'undecide',
      changeId: randomUUID(),
      segmentId: given.view.segments[0]!.id,
      version: 5,
    };
    await saveChange(given.annotator, given.annotationId, undone);
    expect(await row(given)).toMatchObject({ guideline: null, clause: null });
  });

  it('can be cited by a clause, whose words are taken from the guidelines', async () => {
    const given = await guided();
    const failed = judgementFor('KCont', given.view.segments[0]!.label);
    await save(given, failed, 1, true);
    const clause = { version: 1, id: '1.1', title: 'made up' };
    const { labels } = await save(given, { ...failed, clause }, 2, false);
    const cited = { version: 1, id: '1.1', title: 'Contradiction (KCont)' };
    expect(labels[0]!.label.clause).toEqual(cited);
    expect(await row(given)).toMatchObject({ clause: cited });
    const last = await test.db.auditEvent.findFirstOrThrow({
      where: { sampleId: given.sampleId, action: 'label.set' },
      orderBy: { id: 'desc' },
    });
    expect(last.after).toMatchObject({ clause: cited });
    for (const unknown of [
      { ...clause, id: '9' },
      { ...clause, version: 2 },
    ])
      await expect(save(given, { ...failed, clause: unknown }, 3, false)).rejects.toMatchObject({
        error: { code: 'invalid', issues: [{ path: 'judgement.clause', code: 'unknown_clause' }] },
      });
    await save(given, { ...failed, clause: null }, 3, false);
    expect(await row(given)).toMatchObject({ clause: null });
  });
});
