import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { member, person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { accepted } from '@/lib/annotation/labels/accept';
import { judgementFor } from '@/lib/annotation/labels/judgement';
import type { Judgement } from '@/lib/annotation/view';
import { saveChange } from './save-change';
import { getWorkspace } from '../assignment/get-workspace';

const test = testDatabase();

const label = (given: TestDraft, index: number, judgement: Judgement, more: object = {}) => ({
  kind: 'label',
  changeId: randomUUID(),
  segmentId: given.view.segments[index]!.id,
  version: 1,
  judgement,
  decides: true,
  ...more,
});
const current = (given: TestDraft, index: number): Judgement => {
  const { fact, logic, errorType, evidence, note } = given.view.segments[index]!.label;
  return { fact, logic, errorType, evidence, note };
};
const auditRows = (given: TestDraft) =>
  test.db.auditEvent.findMany({ where: { sampleId: given.sampleId }, orderBy: { id: 'asc' } });

describe('a label', () => {
  it('is saved with its exposure, its audit row and the answer it leads to', async () => {
    const given = await draft(test.db);
    const change = label(given, 1, accepted(current(given, 1), 'KConc')!);
    const result = await saveChange(given.annotator, given.annotationId, change);
    expect(result.annotation).toMatchObject({ verdict: 'inconsistent', version: 1, state: 'draft' });
    expect(result.segments).toBeNull();
    expect(result.labels).toMatchObject([
      {
        segmentId: change.segmentId,
        label: {
          fact: 'inconsistent',
          logic: 'consistent',
          errorType: 'KConc',
          status: 'confirmed',
          exposure: 'verdict',
          version: 2,
        },
      },
    ]);
    const view = await getWorkspace(given.annotator, { annotationId: given.annotationId });
    expect(view.segments[1]!.label).toEqual(result.labels[0]!.label);
    const stored = await test.db.annotation.findUniqueOrThrow({ where: { id: given.annotationId } });
    expect(stored).toMatchObject({ verdict: 'inconsistent', errorTypes: ['KConc'] });
    expect((await auditRows(given)).at(-1)).toMatchObject({
      action: 'label.set',
      objectType: 'label',
      actorId: given.annotator.userId,
      projectId: given.projectId,
      changeId: change.changeId,
      before: { fact: 'inconsistent', logic: 'not_judged', decided: false, version: 1 },
      after: { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc', decided: true, version: 2 },
    });
  });

  it('the same change sent several times, also at once: one change', async () => {
    const given = await draft(test.db);
    const change = label(given, 0, judgementFor('consistent', current(given, 0)));
    const send = () => saveChange(given.annotator, given.annotationId, change);
    const results = await Promise.all([send(), send(), send()]);
    const again = await send();
    expect(
      results.map(({ labels }) => labels.find((one) => one.segmentId === change.segmentId)?.label),
    ).toEqual(Array.from({ length: 3 }, () => again.labels[0]!.label));
    expect(again.labels[0]!.label.version).toBe(2);
    expect((await auditRows(given)).filter(({ action }) => action === 'label.set')).toHaveLength(1);
  });

  it('a change from a second tab: stale', async () => {
    const given = await draft(test.db);
    await saveChange(
      given.annotator,
      given.annotationId,
      label(given, 0, judgementFor('unsure', current(given, 0))),
    );
    const late = label(given, 0, judgementFor('consistent', current(given, 0)));
    await expect(saveChange(given.annotator, given.annotationId, late)).rejects.toMatchObject({
      error: { code: 'stale', object: 'label', version: 2 },
    });
    const both = [
      label(given, 1, judgementFor('Hallu', current(given, 1))),
      label(given, 1, judgementFor('KCont', current(given, 1))),
    ].map((change) => saveChange(given.annotator, given.annotationId, change));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps a pre-fill a pre-fill when only evidence or a note was set', async () => {
    const given = await draft(test.db);
    const judgement: Judgement = {
      ...judgementFor('consistent', current(given, 1)),
      evidence: [{ relation: 'contradicts', start: 38, end: 47, quote: 'the hills', origin: 'person' }],
      note: 'see the end',
    };
    const { labels, annotation } = await saveChange(
      given.annotator,
      given.annotationId,
      label(given, 1, judgement, { decides: false }),
    );
    expect(labels[0]!.label).toMatchObject({
      fact: 'inconsistent',
      logic: 'not_judged',
      status: 'prefilled',
      decidedAt: null,
      note: 'see the end',
    });
    expect(annotation.verdict).toBe('undecided');
  });

  it('refuses evidence that does not quote the reference, and verdicts that break the rules', async () => {
    const given = await draft(test.db);
    const wrong: Judgement = {
      ...judgementFor('Hallu', current(given, 1)),
      evidence: [{ relation: 'contradicts', start: 38, end: 47, quote: 'the lakes', origin: 'person' }],
    };
    await expect(
      saveChange(given.annotator, given.annotationId, label(given, 1, wrong)),
    ).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'judgement.evidence.0', code: 'quote_not_in_reference' }] },
    });
    const half = { ...current(given, 0), errorType: 'LOver' as const };
    await expect(
      saveChange(given.annotator, given.annotationId, label(given, 0, half)),
    ).rejects.toMatchObject({
      error: {
        code: 'invalid',
        issues: [
          { path: 'judgement', code: 'stage_undeclared' },
          { path: 'judgement', code: 'type_without_failure' },
        ],
      },
    });
    expect((await auditRows(given)).map(({ action }) => action)).toEqual(['sample.claim']);
  });

  it('keeps the first verdict when it is changed or taken back', async () => {
    const given = await draft(test.db);
    const { annotator, annotationId } = given;
    const segmentId = given.view.segments[0]!.id;
    await saveChange(annotator, annotationId, label(given, 0, judgementFor('Hallu', current(given, 0))));
    const back = { kind: 'undecide', changeId: randomUUID(), segmentId, version: 2 };
    const undone = await saveChange(annotator, annotationId, back);
    expect(undone.labels[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'not_judged',
      status: 'prefilled',
    });
    expect(undone.annotation.verdict).toBe('undecided');
    const then = label(given, 0, judgementFor('consistent', current(given, 0)), { version: 3 });
    await saveChange(annotator, annotationId, then);
    const row = await test.db.label.findFirstOrThrow({ where: { annotationId, segmentId } });
    expect(row.first).toEqual({ fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu' });
    expect((await auditRows(given)).map(({ action }) => action)).toEqual([
      'sample.claim',
      'label.set',
      'label.undecide',
      'label.set',
    ]);
  });
});

describe('who may change what', () => {
  it('anybody but the author: refused', async () => {
    const given = await draft(test.db);
    const change = label(given, 0, judgementFor('consistent', current(given, 0)));
    const send = (ctx: Parameters<typeof saveChange>[0]) => saveChange(ctx, given.annotationId, change);
    for (const role of ['lead', 'annotator'] as const)
      await expect(send(await member(test.db, given.projectId, role))).rejects.toMatchObject({
        error: { code: 'forbidden' },
      });
    await expect(send(await person(test.db, 'owner'))).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(send(await person(test.db))).rejects.toMatchObject({ error: { code: 'not_found' } });
    await test.db.member.updateMany({ where: { userId: given.annotator.userId }, data: { role: 'reader' } });
    await expect(send(given.annotator)).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });

  it('refuses changes of a foreign segment and of another change id', async () => {
    const [given, other] = [await draft(test.db), await draft(test.db)];
    const foreign = label(other, 0, judgementFor('consistent', current(other, 0)));
    await expect(saveChange(given.annotator, given.annotationId, foreign)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'segment' },
    });
    await saveChange(other.annotator, other.annotationId, foreign);
    const stolen = {
      ...label(given, 0, judgementFor('consistent', current(given, 0))),
      changeId: foreign.changeId,
    };
    await expect(saveChange(given.annotator, given.annotationId, stolen)).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ code: 'used_elsewhere' }] },
    });
  });

  it('refuses a change id again for what says something else, and takes it again over another version', async () => {
    const given = await draft(test.db);
    const send = (change: unknown) => saveChange(given.annotator, given.annotationId, change);
    const first = label(given, 0, judgementFor('consistent', current(given, 0)));
    await send(first);
    const { segmentId } = label(given, 1, judgementFor('unsure', current(given, 1)));
    for (const other of [
      { ...first, judgement: { ...first.judgement, note: 'seen again' } },
      { ...first, segmentId },
      { kind: 'submit', changeId: first.changeId, version: first.version },
    ])
      await expect(send(other)).rejects.toMatchObject({
        error: { code: 'invalid', issues: [{ path: 'changeId', code: 'used_elsewhere' }] },
      });
    const { labels } = await send({ ...first, version: first.version + 1 });
    expect(labels.find((one) => one.segmentId === first.segmentId)?.label.version).toBe(2);
  });

  it('refuses a flag without a reason', async () => {
    const given = await draft(test.db);
    const flag = { kind: 'flag', changeId: randomUUID(), version: 1, reason: '' };
    await expect(saveChange(given.annotator, given.annotationId, flag)).rejects.toThrow('reason');
  });

  it('an archived project, a withdrawn sample, a released claim: refused', async () => {
    const given = await draft(test.db);
    const send = () =>
      saveChange(
        given.annotator,
        given.annotationId,
        label(given, 0, judgementFor('unsure', current(given, 0))),
      );
    const refusal = (reason: string) => ({ error: { code: 'state', reason } });
    const where = { id: given.projectId };
    await test.db.project.update({ where, data: { archivedAt: new Date() } });
    await expect(send()).rejects.toMatchObject(refusal('project_archived'));
    await test.db.project.update({ where, data: { archivedAt: null } });
    await test.db.sample.update({ where: { id: given.sampleId }, data: { withdrawnAt: new Date() } });
    await expect(send()).rejects.toMatchObject(refusal('sample_withdrawn'));
    await test.db.sample.update({ where: { id: given.sampleId }, data: { withdrawnAt: null } });
    await test.db.assignment.updateMany({ where: { sampleId: given.sampleId }, data: { state: 'skipped' } });
    await expect(send()).rejects.toMatchObject(refusal('not_claimed'));
  });
});
