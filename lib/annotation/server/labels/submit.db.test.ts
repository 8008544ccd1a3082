import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { member } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { type VerdictKey, judgementFor } from '@/lib/annotation/labels/judgement';
import { offline } from '@/lib/consistency/methods/offline/method';
import { saveChange } from './save-change';
import { claimSample } from '../assignment/claim-sample';
import { getWorkspace } from '../assignment/get-workspace';
import { listMySamples } from '../assignment/list-my-samples';

const test = testDatabase();
const send = (given: TestDraft, change: object) =>
  saveChange(given.annotator, given.annotationId, { changeId: randomUUID(), ...change });
const REFERENCE_SPAN: Evidence = {
  relation: 'supports',
  start: 0,
  end: 9,
  quote: 'The river',
  origin: 'person',
};
const decide = (given: TestDraft, index: number, choice: VerdictKey, found?: Evidence, version = 1) => {
  const { id, label } = given.view.segments[index]!;
  const { fact, logic, errorType, note } = label;
  const evidence = found ? [found] : label.evidence;
  const judgement = judgementFor(choice, { fact, logic, errorType, evidence, note });
  return send(given, { kind: 'label', segmentId: id, version, judgement, decides: true });
};

describe('submit', () => {
  it('asks for an act on each segment and a type on each failed one', async () => {
    const given = await draft(test.db);
    await decide(given, 0, 'consistent');
    await expect(send(given, { kind: 'submit', version: 1 })).rejects.toMatchObject({
      error: { code: 'state', object: 'label', reason: 'label_undecided' },
    });
    await decide(given, 1, 'inconsistent');
    await expect(send(given, { kind: 'submit', version: 1 })).rejects.toMatchObject({
      error: { reason: 'type_missing' },
    });
  });

  it('asks for the evidence of each type', async () => {
    const given = await draft(test.db);
    await decide(given, 0, 'consistent');
    await decide(given, 1, 'KCont', REFERENCE_SPAN);
    await expect(send(given, { kind: 'submit', version: 1 })).rejects.toMatchObject({
      error: { code: 'state', object: 'label', reason: 'evidence_missing' },
    });
    await decide(given, 1, 'KCont', { ...REFERENCE_SPAN, relation: 'contradicts' }, 2);
    const { annotation } = await send(given, { kind: 'submit', version: 1 });
    expect(annotation.state).toBe('submitted');
  });

  it('freezes the annotation, ends the claim and counts what was confirmed', async () => {
    const given = await draft(test.db);
    await decide(given, 0, 'LOver');
    await decide(given, 1, 'KConc', REFERENCE_SPAN);
    const change = { kind: 'submit', version: 1, changeId: randomUUID() };
    const result = await send(given, change);
    expect(result.annotation).toMatchObject({ state: 'submitted', version: 2, verdict: 'inconsistent' });
    expect(await send(given, change)).toMatchObject({ annotation: result.annotation });
    const stored = await test.db.annotation.findUniqueOrThrow({ where: { id: given.annotationId } });
    expect(stored).toMatchObject({ confirmed: 1, changed: 1, errorTypes: ['KConc', 'LOver'] });
    expect(stored.submittedAt).not.toBeNull();
    await expect(send(given, { kind: 'note', note: 'late', version: 2 })).rejects.toMatchObject({
      error: { reason: 'annotation_submitted' },
    });
    expect(await claimSample(given.annotator, given.projectId)).toBeNull();
    const mine = await listMySamples(given.annotator, given.projectId);
    expect(mine).toMatchObject({ total: 1, rows: [{ state: 'submitted', verdict: 'inconsistent' }] });
    const auditRows = await test.db.auditEvent.findMany({ where: { changeId: change.changeId } });
    expect(auditRows).toMatchObject([{ action: 'annotation.submit', after: { verdict: 'inconsistent' } }]);
  });

  it('is taken back by reopening, which leaves a trace', async () => {
    const given = await draft(test.db);
    await expect(send(given, { kind: 'reopen', version: 1 })).rejects.toMatchObject({
      error: { reason: 'annotation_draft' },
    });
    await decide(given, 0, 'consistent');
    await decide(given, 1, 'unsure');
    await send(given, { kind: 'submit', version: 1 });
    const by = { annotationId: given.annotationId };
    expect(await getWorkspace(given.annotator, by)).toMatchObject({
      access: 'reopen',
      annotation: { verdict: 'undecided' },
      progress: { submitted: 0, remaining: 0, atHand: true },
    });
    await send(given, { kind: 'reopen', version: 2 });
    const view = await getWorkspace(given.annotator, by);
    // The current sample is counted by its state in the workspace, so that reopening moves no sum.
    expect(view).toMatchObject({ access: 'edit', annotation: { state: 'draft', version: 3 } });
    expect(view.progress).toEqual({ submitted: 0, remaining: 0, atHand: true });
    expect(view.segments.map(({ label }) => label.status)).toEqual(['confirmed', 'changed']);
    expect((await claimSample(given.annotator, given.projectId))?.annotationId).toBe(given.annotationId);
    const auditRows = await test.db.auditEvent.count({
      where: { sampleId: given.sampleId, action: 'annotation.reopen' },
    });
    expect(auditRows).toBe(1);
  });
});

describe('note and flag', () => {
  it('are kept with a trace and guarded by the version', async () => {
    const given = await draft(test.db);
    await send(given, { kind: 'note', note: '答案很长', version: 1 });
    const { annotation } = await send(given, { kind: 'flag', reason: 'reference is cut off', version: 2 });
    expect(annotation).toMatchObject({ note: '答案很长', flagReason: 'reference is cut off', version: 3 });
    await expect(send(given, { kind: 'flag', reason: null, version: 2 })).rejects.toMatchObject({
      error: { code: 'stale', object: 'annotation', version: 3 },
    });
    await send(given, { kind: 'flag', reason: null, version: 3 });
    const actions = await test.db.auditEvent.findMany({
      where: { sampleId: given.sampleId },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action).slice(1)).toEqual([
      'annotation.note',
      'annotation.flag',
      'annotation.flag',
    ]);
  });
});

describe('getWorkspace', () => {
  it('shows a lead what an annotator does, for reading, and nobody else', async () => {
    const given = await draft(test.db);
    const by = { annotationId: given.annotationId };
    expect(given.view).toMatchObject({
      access: 'edit',
      method: { id: 'offline', version: offline.version, judges: ['fact'] },
      segments: [{ machine: { fact: 'consistent' } }, { machine: { details: { suggestedType: 'KConc' } } }],
    });
    const lead = await member(test.db, given.projectId, 'lead');
    expect(await getWorkspace(lead, by)).toMatchObject({ access: 'read' });
    const refused = { error: { code: 'not_found', object: 'annotation' } };
    const peer = await member(test.db, given.projectId, 'annotator');
    await expect(getWorkspace(peer, by)).rejects.toMatchObject(refused);
    await expect(getWorkspace(lead, { sampleId: given.sampleId })).rejects.toMatchObject(refused);
    expect(await getWorkspace(given.annotator, { sampleId: given.sampleId })).toEqual(given.view);
  });
});
