import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exportSchema } from '@/lib/exchange/formats/export-options';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { exportProject } from '@/lib/exchange/server/export/export-project';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { follows, replayEvents, sameState, startOf } from '@/lib/audit/log/replay';
import { getReplay } from '@/lib/audit/log/server/get-replay';
import { parseListQuery } from '../query';
import { changeAdjudication } from './change-adjudication';
import { listAdjudicationQueue } from './queue/list-adjudication-queue';
import { textOf } from '@/lib/testing/text-of';

const test = testDatabase();

/** "The river is 120 km long. It rises in a lake.": one person segmentations at the sentence, the other leaves it whole. */
async function world(ann: [VoteLabel, VoteLabel] = ['consistent', 'KCont'], bob: VoteLabel = 'KCont') {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId);
  const people = [
    await member(test.db, projectId, 'annotator'),
    await member(test.db, projectId, 'annotator'),
  ];
  const [two, one] = [await cutAt(test.db, sampleId, 26), await cutAt(test.db, sampleId)];
  const votes = [
    await vote({ ...people[0]!, db: test.db }, { projectId, sampleId, ...two }, ann),
    await vote({ ...people[1]!, db: test.db }, { projectId, sampleId, ...one }, [bob]),
  ];
  const lead = await member(test.db, projectId, 'lead');
  const act = (change: object, who = lead) =>
    changeAdjudication(who, projectId, sampleId, { changeId: randomUUID(), ...change });
  const record = async () => {
    const { bytes } = await exportProject(lead, projectId, exportSchema.parse({ format: 'jsonl' }));
    return JSON.parse(sampleLines(await textOf(bytes))[0]!) as SampleRecord;
  };
  return { projectId, sampleId, lead, votes, act, record, two, one };
}
const textsOf = ({ units }: { units: { text: string }[] }) => units.map(({ text }) => text);
const state = (reason: string) => ({ error: { code: 'state', reason } });

describe('an adjudication of different segmentations', () => {
  it('needs a lead, begins on one of them, and takes another one’s segments', async () => {
    const { act, votes, record, projectId, lead } = await world();
    expect((await record()).gold).toMatchObject({
      needs: 'cut',
      cut: null,
      units: [],
      verdict: 'inconsistent',
    });
    const listed = await listAdjudicationQueue(lead, projectId, parseListQuery({ cut: 'true' }));
    expect(listed).toMatchObject({ total: 1, rows: [{ segmentations: 2, needs: 'cut', state: 'todo' }] });

    const opened = await act({ kind: 'open' });
    expect(opened).toMatchObject({
      segmentationOpen: true,
      segmentations: [{ segments: 2 }, { segments: 1 }],
    });
    expect(opened.segmentations.filter(({ chosen }) => chosen)).toHaveLength(1);
    const whole = await act({ kind: 'cut', version: 1, annotationId: votes[1] });
    expect(textsOf(whole)).toEqual(['The river is 120 km long. It rises in a lake.']);
    // The worst that anybody says of any of it.
    expect(whole.units[0]!.sides.map((side) => side?.errorType)).toEqual(['KCont', 'KCont']);
    await act({ kind: 'take', segmentId: whole.units[0]!.id, version: 1, annotationId: votes[0] });
    await act({ kind: 'submit', version: 2 });
    const { gold } = await record();
    expect(gold).toMatchObject({ cut: 'adjudicated', origin: 'adjudicated', needs: null });
    expect(gold!.units).toMatchObject([{ text: 'The river is 120 km long. It rises in a lake.', votes: 2 }]);
  });

  it('splits and merges by the rules of the workspace, keeps the labels of untouched segments, and goes back', async () => {
    const { act, votes, lead, projectId } = await world();
    const { units } = await act({ kind: 'open' });
    const [first, second] = units.map(({ id }) => id);
    const { version } = (await act({ kind: 'take', segmentId: second, version: 1, annotationId: votes[0] }))
      .adjudication!;
    const newIds = [randomUUID(), randomUUID()];
    const split = { kind: 'split', segmentId: first, at: 'The river is '.length, newIds };
    const cut = await act({ ...split, version });
    expect(textsOf(cut)).toEqual(['The river is', '120 km long.', 'It rises in a lake.']);
    expect(cut.units.map(({ label }) => label!.decided)).toEqual([false, false, true]);
    await expect(
      act({
        ...split,
        segmentId: newIds[0],
        at: 0,
        newIds: [randomUUID(), randomUUID()],
        version: version + 1,
      }),
    ).rejects.toMatchObject({ error: { code: 'invalid', issues: [{ code: 'empty_part' }] } });
    const merge = { kind: 'merge', segmentId: newIds[0], newId: randomUUID() };
    const merged = await act({ ...merge, version: version + 1 });
    expect(textsOf(merged)).toEqual(['The river is 120 km long.', 'It rises in a lake.']);
    const back = await act({ kind: 'resegment', segmentIds: [first, second], version: version + 2 });
    expect(back.units.map(({ id, label }) => [id, label!.decided])).toEqual([
      [first, false],
      [second, true],
    ]);
    const told = await getReplay(lead, projectId, back.adjudication!.annotationId);
    const states = replayEvents(startOf(told.stored, told.events), told.events);
    expect(sameState(states.at(-1)!, told.stored)).toBe(true);
    expect(told.events.every((event, at) => follows(states[at]!, event))).toBe(true);
  });

  it('takes what was decided to segments at the same place', async () => {
    const { act, votes, sampleId, projectId } = await world();
    const third = await member(test.db, projectId, 'annotator');
    const cut = await cutAt(test.db, sampleId, 26, 33);
    const other = await vote({ ...third, db: test.db }, { projectId, sampleId, ...cut }, [
      ...(['consistent', 'KCont', 'consistent'] as const),
    ]);
    const { units } = await act({ kind: 'open' });
    await act({ kind: 'take', segmentId: units[0]!.id, version: 1, annotationId: votes[0] });
    const moved = await act({ kind: 'cut', version: 1, annotationId: other });
    expect(moved.units.map(({ label }) => label!.decided)).toEqual([true, false, false]);
  });

  it('another version, another lead, a missing segmentation: refused', async () => {
    const { act, votes, projectId } = await world();
    await act({ kind: 'open' });
    const cut = { kind: 'cut', annotationId: votes[1] };
    await expect(act({ ...cut, version: 7 })).rejects.toMatchObject({
      error: { code: 'stale', object: 'adjudication', version: 1 },
    });
    const other = await member(test.db, projectId, 'lead');
    await expect(act({ ...cut, version: 1 }, other)).rejects.toMatchObject(state('adjudicated_by_another'));
    await expect(act({ ...cut, annotationId: randomUUID(), version: 1 })).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });

  it('two acts at once: one takes effect', async () => {
    const { act, votes } = await world();
    const { units } = await act({ kind: 'open' });
    const [kept] = units;
    const acts = [
      act({ kind: 'split', segmentId: kept!.id, at: 13, newIds: [randomUUID(), randomUUID()], version: 1 }),
      act({ kind: 'cut', annotationId: votes[1], version: 1 }),
    ];
    const done = await Promise.allSettled(acts);
    const lost = done.filter(({ status }) => status === 'rejected');
    expect(lost).toMatchObject([
      { reason: { error: { code: 'stale', object: 'adjudication', version: 2 } } },
    ]);
  });

  it('the segmentation that most made: gold by the rule', async () => {
    const { projectId, sampleId, record, lead, two } = await world(['consistent', 'KCont'], 'KCont');
    const third = await member(test.db, projectId, 'annotator');
    await vote({ ...third, db: test.db }, { projectId, sampleId, ...two }, ['KCont', 'KCont']);
    const { gold } = await record();
    expect(gold).toMatchObject({ cut: 'majority', verdict: 'inconsistent', needs: 'verdict' });
    expect(gold!.units.map(({ text, origin, votes }) => [text, origin, votes])).toEqual([
      ['The river is 120 km long.', null, 3],
      ['It rises in a lake.', 'agreed', 3],
    ]);
    const { rows } = await listAdjudicationQueue(lead, projectId, parseListQuery({}));
    expect(rows).toMatchObject([{ segmentations: 2, needs: 'verdict', pivotal: 0 }]);
  });
});
