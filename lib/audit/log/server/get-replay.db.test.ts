import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { saveChange } from '@/lib/annotation/server/labels/save-change';
import { member, person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { draft } from '@/lib/testing/database/draft';
import { follows, replayEvents, sameState, startOf } from '../replay';
import { getReplay } from './get-replay';

const test = testDatabase();

describe('getReplay', () => {
  it('tells a life from its first label to what is stored', async () => {
    const { projectId, annotationId, annotator, view } = await draft(test.db);
    const make = (change: object) =>
      saveChange(annotator, annotationId, { changeId: randomUUID(), ...change });
    const [one, two] = view.segments as [(typeof view.segments)[0], (typeof view.segments)[0]];
    const said = { fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: 'so' };
    await make({
      kind: 'label',
      segmentId: one.id,
      version: one.label.version,
      judgement: said,
      decides: true,
    });
    await make({ kind: 'note', note: 'odd', version: 1 });
    await make({ kind: 'flag', reason: 'look', version: 2 });
    const newId = randomUUID();
    await make({ kind: 'merge', segmentId: one.id, newId, version: 3 });
    await make({ kind: 'label', segmentId: newId, version: 1, judgement: said, decides: true });
    await make({ kind: 'resegment', segmentIds: view.segments.map(({ id }) => id), version: 4 });
    await make({
      kind: 'label',
      segmentId: two.id,
      version: two.label.version,
      judgement: said,
      decides: true,
    });
    await make({ kind: 'undecide', segmentId: two.id, version: two.label.version + 1 });

    const lead = await member(test.db, projectId, 'lead');
    const told = await getReplay(lead, projectId, annotationId);
    expect(told.events.map(({ action }) => action)).toEqual([
      ...['label.set', 'annotation.note', 'annotation.flag', 'segment.merge', 'label.set'],
      ...['annotation.resegment', 'label.set', 'label.undecide'],
    ]);
    const states = replayEvents(startOf(told.stored, told.events), told.events);
    expect(sameState(states.at(-1)!, told.stored)).toBe(true);
    expect(told.events.filter((event, at) => !follows(states[at]!, event))).toEqual([]);
    expect(states[0]).toMatchObject({ note: '', flagReason: null, state: 'draft' });
    expect(states[0]!.labels[one.id]).toMatchObject({ fact: one.label.fact, decided: false });
    expect(states[1]!.labels[one.id]).toMatchObject({ fact: 'consistent', note: 'so', decided: true });
    expect(told.segmentations[states[4]!.segmentationId]![0]).toMatchObject({ id: newId });
  });

  it('anybody but a lead of the project: refused', async () => {
    const { projectId, annotationId, annotator } = await draft(test.db);
    await expect(getReplay(annotator, projectId, annotationId)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(getReplay(await person(test.db), projectId, annotationId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'project' },
    });
    const elsewhere = await draft(test.db);
    const lead = await member(test.db, projectId, 'lead');
    await expect(getReplay(lead, projectId, elsewhere.annotationId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'annotation' },
    });
  });
});
