import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follows, replayEvents, sameState, startOf } from '@/lib/audit/log/replay';
import { getReplay } from '@/lib/audit/log/server/get-replay';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft, type TestDraft } from '@/lib/testing/database/draft';
import { judgementFor, OPEN_JUDGEMENT } from '@/lib/annotation/labels/judgement';
import { saveChange } from '../labels/save-change';

const test = testDatabase();
/** "The river is 120 km long. It rises in a lake.", pre-filled sentence by sentence. */
const SECOND = { start: 26, end: 45 };
const send = (given: TestDraft, change: object, who = given.annotator) =>
  saveChange(who, given.annotationId, { changeId: randomUUID(), ...change });
const remove = (given: TestDraft, at: number, version = 1) =>
  send(given, { kind: 'remove', segmentId: given.view.segments[at]!.id, version });
const add = (given: TestDraft, more: object = {}) =>
  send(given, { kind: 'add', ...SECOND, newId: randomUUID(), version: 2, ...more });
const invalid = (code: string) => ({ error: { code: 'invalid', issues: [{ code }] } });

describe('a segment removed', () => {
  it('leaves the list with its label, which comes back with it', async () => {
    const given = await draft(test.db);
    const [first, second] = given.view.segments;
    const judgement = judgementFor('Hallu', { ...OPEN_JUDGEMENT, evidence: second!.label.evidence });
    await send(given, { kind: 'label', segmentId: second!.id, version: 1, judgement, decides: true });
    const { segments, annotation } = await remove(given, 1);
    expect(segments).toEqual([first]);
    expect(annotation).toMatchObject({ version: 2, verdict: 'undecided' });
    const back = await send(given, {
      kind: 'resegment',
      segmentIds: [first!.id, second!.id],
      version: 2,
    });
    expect(back.segments![1]).toMatchObject({ id: second!.id, label: { errorType: 'Hallu', version: 2 } });
    expect(back.annotation).toMatchObject({ version: 3, verdict: 'inconsistent' });
  });

  it('the same removal sent twice at once: removes once', async () => {
    const given = await draft(test.db);
    const change = { kind: 'remove', segmentId: given.view.segments[0]!.id, version: 1 };
    const same = { ...change, changeId: randomUUID() };
    const [a, b] = await Promise.all([send(given, same), send(given, same)]);
    expect(a.segments).toEqual(b.segments);
    expect(a.segments).toHaveLength(1);
  });

  it('the last one, one that is not on the list, another version: refused', async () => {
    const given = await draft(test.db);
    await remove(given, 0);
    await expect(remove(given, 1, 2)).rejects.toMatchObject(invalid('last_segment'));
    const gone = { error: { code: 'not_found', object: 'segment' } };
    await expect(remove(given, 0, 2)).rejects.toMatchObject(gone);
    await expect(remove(given, 1, 1)).rejects.toMatchObject({
      error: { code: 'stale', object: 'annotation', version: 2 },
    });
  });
});

describe('a segment added', () => {
  it('quotes text that is in no segment, stands in its place, is open and has no parent', async () => {
    const given = await draft(test.db);
    const first = given.view.segments[0]!;
    await remove(given, 0);
    const newId = randomUUID();
    const { segments, annotation } = await add(given, { start: 0, end: 25, newId });
    expect(annotation.version).toBe(3);
    expect(segments).toMatchObject([
      {
        id: newId,
        text: first.text,
        spans: [[0, 25]],
        parentIds: [],
        machine: null,
        label: { fact: 'not_judged', logic: 'not_judged', evidence: [], status: 'open', version: 1 },
      },
      { id: given.view.segments[1]!.id },
    ]);
  });

  it('in the place of a removed one: what had been seen of that stays seen', async () => {
    const given = await draft(test.db);
    expect(given.view.segments.map(({ label }) => label.exposure)).toEqual(['verdict', 'verdict']);
    await test.db.label.updateMany({
      where: { annotationId: given.annotationId, segmentId: given.view.segments[0]!.id },
      data: { exposure: 'segmentation' },
    });
    await remove(given, 1);
    const { segments } = await add(given);
    expect(segments![1]!.label.exposure).toBe('verdict');
  });

  it('of a part of the text: the rest stays in no segment and can be added too', async () => {
    const given = await draft(test.db);
    await remove(given, 1);
    await add(given, { end: 34 });
    const { segments } = await add(given, { start: 34, version: 3 });
    expect(segments!.map(({ text }) => text)).toEqual([
      'The river is 120 km long.',
      'It rises',
      'in a lake.',
    ]);
  });

  it('text of a segment, marks alone, another version, a used id: refused', async () => {
    const given = await draft(test.db);
    await expect(add(given, { version: 1 })).rejects.toMatchObject(invalid('not_uncovered'));
    await remove(given, 1);
    for (const place of [{ start: 24 }, { start: 44 }, { end: 1_000 }, { start: 45, end: 26 }])
      await expect(add(given, place)).rejects.toMatchObject(invalid('not_uncovered'));
    await expect(add(given, { version: 7 })).rejects.toMatchObject({
      error: { code: 'stale', object: 'annotation', version: 2 },
    });
    await expect(add(given, { newId: given.view.segments[0]!.id })).rejects.toMatchObject({
      error: { code: 'exists', object: 'segment' },
    });
  });
});

it('another person, another project, a submitted annotation: nothing is added or removed', async () => {
  const given = await draft(test.db);
  const change = { kind: 'remove', segmentId: given.view.segments[0]!.id, version: 1 };
  const lead = await member(test.db, given.projectId, 'lead');
  await expect(send(given, change, lead)).rejects.toMatchObject({ error: { code: 'forbidden' } });
  const outsider = await member(test.db, (await project(test.db)).id, 'annotator');
  await expect(send(given, change, outsider)).rejects.toMatchObject({ error: { code: 'not_found' } });
  await remove(given, 0);
  const judgement = judgementFor('consistent', OPEN_JUDGEMENT);
  const segmentId = given.view.segments[1]!.id;
  await send(given, { kind: 'label', segmentId, version: 1, judgement, decides: true });
  await send(given, { kind: 'submit', version: 2 });
  await expect(add(given, { start: 0, end: 25, version: 3 })).rejects.toMatchObject({
    error: { code: 'state' },
  });
});

it('the audit log tells both, with the segments before and after, and is replayed to what is stored', async () => {
  const given = await draft(test.db);
  const second = given.view.segments[1]!.id;
  await remove(given, 1);
  const newId = randomUUID();
  await add(given, { newId });
  const rows = await test.db.auditEvent.findMany({
    where: { sampleId: given.sampleId, action: { in: ['segment.add', 'segment.remove'] } },
    orderBy: { id: 'asc' },
  });
  expect(rows).toMatchObject([
    {
      action: 'segment.remove',
      objectId: given.annotationId,
      before: { segmentIds: [second] },
      after: { segmentIds: [] },
    },
    { action: 'segment.add', objectId: newId, before: { segmentIds: [] }, after: { segmentIds: [newId] } },
  ]);
  expect(rows.every(({ actorId }) => actorId === given.annotator.userId)).toBe(true);
  const lead = await member(test.db, given.projectId, 'lead');
  const told = await getReplay(lead, given.projectId, given.annotationId);
  const states = replayEvents(startOf(told.stored, told.events), told.events);
  expect(told.events.map(({ action }) => action)).toEqual(['segment.remove', 'segment.add']);
  expect(sameState(states.at(-1)!, told.stored)).toBe(true);
  expect(told.events.every((event, at) => follows(states[at]!, event))).toBe(true);
});
