import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { saveChange } from '../labels/save-change';

const test = testDatabase();
const send = (given: TestDraft, change: object) =>
  saveChange(given.annotator, given.annotationId, { changeId: randomUUID(), ...change });
const split = (given: TestDraft, more: object = {}) => ({
  kind: 'split',
  segmentId: given.view.segments[0]!.id,
  at: 'The river is'.length,
  newIds: [randomUUID(), randomUUID()] as const,
  version: 1,
  ...more,
});

describe('split, merge and back', () => {
  it('cuts a segment into two open ones that know their parent; the others keep their labels', async () => {
    const given = await draft(test.db);
    const [first, second] = given.view.segments;
    const judgement = judgementFor('Hallu', { ...OPEN_JUDGEMENT, evidence: second!.label.evidence });
    await send(given, { kind: 'label', segmentId: second!.id, version: 1, judgement, decides: true });
    const change = split(given);
    const result = await send(given, change);
    expect(result.annotation).toMatchObject({ version: 2, verdict: 'inconsistent' });
    expect(result.segments).toMatchObject([
      { id: change.newIds[0], text: 'The river is', spans: [[0, 12]], parentIds: [first!.id], machine: null },
      { id: change.newIds[1], text: '120 km long.', spans: [[13, 25]], parentIds: [first!.id] },
      { id: second!.id, label: { fact: 'inconsistent', errorType: 'Hallu', version: 2 } },
    ]);
    expect(result.segments![0]!.label).toMatchObject({
      fact: 'not_judged',
      logic: 'not_judged',
      evidence: first!.label.evidence,
      exposure: 'verdict',
      status: 'open',
    });
    const lineage = await test.db.segmentation.findMany({ where: { sampleId: given.sampleId } });
    expect(lineage.filter(({ parentId }) => parentId !== null)).toHaveLength(1);
    const event = await test.db.auditEvent.findFirst({
      where: { sampleId: given.sampleId, action: 'segment.split' },
    });
    expect(event).toMatchObject({
      before: { segmentIds: [first!.id] },
      after: { segmentIds: change.newIds, at: 12 },
    });
  });

  it('a merge, undone and redone: keeps the labels of the replaced segments', async () => {
    const given = await draft(test.db);
    const before = given.view.segments.map(({ id }) => id);
    const newId = randomUUID();
    const merged = await send(given, { kind: 'merge', segmentId: before[0], newId, version: 1 });
    expect(merged.segments).toMatchObject([
      {
        id: newId,
        text: 'The river is 120 km long. It rises in a lake.',
        spans: [[0, 45]],
        parentIds: before,
      },
    ]);
    expect(merged.segments![0]!.label.evidence).toEqual(given.view.segments[0]!.label.evidence);
    const back = await send(given, { kind: 'resegment', segmentIds: before, version: 2 });
    expect(back.segments).toEqual(given.view.segments);
    const forth = await send(given, { kind: 'resegment', segmentIds: [newId], version: 3 });
    expect(forth.segments).toEqual(merged.segments);
    expect(forth.annotation.version).toBe(4);
  });

  it('the same split sent twice at once: splits once', async () => {
    const given = await draft(test.db);
    const change = { ...split(given), changeId: randomUUID() };
    const [a, b] = await Promise.all([send(given, change), send(given, change)]);
    expect(a.segments).toEqual(b.segments);
    expect(a.segments).toHaveLength(3);
  });

  it('refuses empty parts, a last segment without a next one, foreign lists, old versions and used ids', async () => {
    const given = await draft(test.db);
    const [first, second] = given.view.segments;
    const invalid = (code: string) => ({ error: { code: 'invalid', issues: [{ code }] } });
    await expect(send(given, split(given, { at: 24 }))).rejects.toMatchObject(invalid('empty_part'));
    await expect(
      send(given, { kind: 'merge', segmentId: second!.id, newId: randomUUID(), version: 1 }),
    ).rejects.toMatchObject(invalid('no_next_segment'));
    await expect(
      send(given, { kind: 'resegment', segmentIds: [first!.id], version: 1 }),
    ).rejects.toMatchObject(invalid('unknown_segmentation'));
    await expect(send(given, split(given, { version: 7 }))).rejects.toMatchObject({
      error: { code: 'stale', object: 'annotation', version: 1 },
    });
    await expect(send(given, split(given, { newIds: [first!.id, randomUUID()] }))).rejects.toMatchObject({
      error: { code: 'exists', object: 'segment' },
    });
  });
});

describe('edit', () => {
  it('an edited text: a new open row with its parent and the same places; undo restores the old one', async () => {
    const given = await draft(test.db);
    const [first, second] = given.view.segments;
    const newId = randomUUID();
    const change = { kind: 'edit', segmentId: second!.id, text: ' The river rises in a lake. 😀', newId };
    const { segments, annotation } = await send(given, { ...change, version: 1 });
    expect(annotation.version).toBe(2);
    expect(segments![1]).toMatchObject({
      id: newId,
      text: 'The river rises in a lake. 😀',
      spans: second!.spans,
      parentIds: [second!.id],
      machine: null,
      label: { fact: 'not_judged', status: 'open', evidence: second!.label.evidence, exposure: 'verdict' },
    });
    expect(await test.db.segment.findUniqueOrThrow({ where: { id: second!.id } })).toMatchObject({
      text: second!.text,
    });
    const auditRows = await test.db.auditEvent.findFirst({
      where: { action: 'segment.edit', objectId: newId },
    });
    expect(auditRows).toMatchObject({
      actorId: given.annotator.userId,
      before: { segmentIds: [second!.id] },
      after: { segmentIds: [newId] },
    });
    const back = await send(given, {
      kind: 'resegment',
      segmentIds: [first!.id, second!.id],
      version: 2,
    });
    expect(back.segments![1]).toEqual(second);
  });

  it('refuses the same words, none, another version, and a segment of another list', async () => {
    const given = await draft(test.db);
    const segmentId = given.view.segments[1]!.id;
    const edit = (more: object) =>
      send(given, { kind: 'edit', segmentId, text: 'It is old.', newId: randomUUID(), version: 1, ...more });
    for (const text of ['It rises in a lake.', ' … '])
      await expect(edit({ text })).rejects.toMatchObject({ error: { code: 'invalid' } });
    await expect(edit({ text: 'a\0' })).rejects.toMatchObject({
      issues: [{ path: ['text'], params: { issue: 'invalid_text' } }],
    });
    await expect(edit({ version: 7 })).rejects.toMatchObject({ error: { code: 'stale' } });
    await expect(edit({ segmentId: randomUUID() })).rejects.toMatchObject({ error: { code: 'not_found' } });
    await expect(edit({ newId: given.view.segments[0]!.id })).rejects.toMatchObject({
      error: { code: 'exists', object: 'segment' },
    });
  });
});
