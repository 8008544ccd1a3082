import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { follows, replayEvents, sameState, startOf } from '@/lib/audit/log/replay';
import { getReplay } from '@/lib/audit/log/server/get-replay';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import { exportedText, importedText } from '@/lib/testing/actions/exported';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { cutAt, vote } from '@/lib/testing/database/votes';
import { changeAdjudication } from './change-adjudication';

const test = testDatabase();

/** "The river is 120 km long. It rises in a lake.": Ann judged both sentences, Bob removed the second. */
async function world() {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId);
  const [ann, bob] = [
    await member(test.db, projectId, 'annotator'),
    await member(test.db, projectId, 'annotator'),
  ];
  const both = await cutAt(test.db, sampleId, 26);
  const segmentIds = both.segmentIds.slice(0, 1);
  const { id: segmentationId } = await test.db.segmentation.create({
    data: { sampleId, parentId: both.segmentationId },
  });
  await test.db.segmentationItem.create({ data: { segmentationId, position: 0, segmentId: segmentIds[0]! } });
  const whole = await vote({ ...ann, db: test.db }, { projectId, sampleId, ...both }, [
    'consistent',
    'KCont',
  ]);
  await vote({ ...bob, db: test.db }, { projectId, sampleId, segmentationId, segmentIds }, ['consistent']);
  const lead = await member(test.db, projectId, 'lead');
  const act = (change: object, who = lead) =>
    changeAdjudication(who, projectId, sampleId, { changeId: randomUUID(), ...change });
  const file = () => exportedText(lead, projectId, { format: 'jsonl' });
  const gold = async () => (JSON.parse(sampleLines(await file())[0]!) as SampleRecord).gold;
  const onBoth = () => act({ kind: 'cut', version: 1, annotationId: whole });
  return { projectId, sampleId, lead, whole, act, file, gold, onBoth };
}

/** What people call a unit, whatever their names; null of whoever says nothing. */
const typesOf = ({ sides }: { sides: ({ errorType: string | null } | null)[] }) =>
  sides.map((side) => side?.errorType ?? null).toSorted((a, b) => Number(a === null) - Number(b === null));

describe('annotations of which one lacks a segment', () => {
  it('stand side by side, with nothing said by whoever removed it', async () => {
    const { act, gold, onBoth } = await world();
    expect(await gold()).toMatchObject({ needs: 'cut', units: [] });
    const opened = await act({ kind: 'open' });
    expect(opened).toMatchObject({ segmentationOpen: true });
    expect(opened.segmentations.map(({ segments }) => segments)).toEqual([2, 1]);
    const { units } = await onBoth();
    expect(typesOf(units[1]!)).toEqual(['KCont', null]);
  });

  it('exported and taken in elsewhere: are the same file again', async () => {
    const { file } = await world();
    const exact = await file();
    const { id } = await project(test.db);
    const lead = await member(test.db, id, 'lead');
    expect(await importedText(lead, id, exact)).toMatchObject({ state: 'done', rejected: 0 });
    expect(await exportedText(lead, id, { format: 'jsonl' })).toBe(exact);
  });
});

describe('an adjudication', () => {
  it('takes a segment off: the rest is gold, and the audit log is replayed to what is stored', async () => {
    const { act, gold, onBoth, projectId, lead } = await world();
    await act({ kind: 'open' });
    const { units, adjudication } = await onBoth();
    const version = adjudication!.version;
    const removed = await act({ kind: 'remove', segmentId: units[1]!.id, version });
    expect(removed.units.map(({ text }) => text)).toEqual(['The river is 120 km long.']);
    const last = act({ kind: 'remove', segmentId: units[0]!.id, version: version + 1 });
    await expect(last).rejects.toMatchObject({ error: { issues: [{ code: 'last_segment' }] } });
    const back = await act({
      kind: 'resegment',
      segmentIds: units.map(({ id }) => id),
      version: version + 1,
    });
    expect(back.units).toHaveLength(2);
    await act({ kind: 'remove', segmentId: units[1]!.id, version: version + 2 });
    await act({ kind: 'submit', version: version + 3 });
    expect(await gold()).toMatchObject({ verdict: 'consistent', units: [{ origin: 'agreed' }] });
    const told = await getReplay(lead, projectId, back.adjudication!.annotationId);
    const states = replayEvents(startOf(told.stored, told.events), told.events);
    expect(told.events.filter(({ action }) => action === 'segment.remove')).toHaveLength(2);
    expect(sameState(states.at(-1)!, told.stored)).toBe(true);
    expect(told.events.every((event, at) => follows(states[at]!, event))).toBe(true);
  });

  it('adds text that is in no segment: what nobody labelled needs the lead’s reason, and is gold then', async () => {
    const { act, gold, onBoth } = await world();
    await act({ kind: 'open' });
    const { units, adjudication } = await onBoth();
    const { version } = (
      await act({ kind: 'remove', segmentId: units[1]!.id, version: adjudication!.version })
    ).adjudication!;
    const taken = act({ kind: 'add', start: 0, end: 9, newId: randomUUID(), version });
    await expect(taken).rejects.toMatchObject({ error: { issues: [{ code: 'not_uncovered' }] } });
    const stale = act({ kind: 'add', start: 26, end: 34, newId: randomUUID(), version: 1 });
    await expect(stale).rejects.toMatchObject({ error: { code: 'stale' } });
    const newId = randomUUID();
    const added = await act({ kind: 'add', start: 26, end: 34, newId, version });
    expect(added.units[1]).toMatchObject({ id: newId, text: 'It rises', label: { decided: false } });
    // Ann's label covers a part of it.
    expect(typesOf(added.units[1]!)).toEqual(['KCont', null]);
    const early = act({ kind: 'submit', version: added.adjudication!.version });
    await expect(early).rejects.toMatchObject({ error: { code: 'state', reason: 'label_undecided' } });
    const judgement = { fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: 'So.' };
    await act({ kind: 'write', segmentId: newId, version: 1, judgement });
    await act({ kind: 'submit', version: added.adjudication!.version });
    const made = await gold();
    expect(made).toMatchObject({ verdict: 'consistent', cut: 'adjudicated', origin: 'adjudicated' });
    expect(made!.units.map(({ text, origin }) => [text, origin])).toEqual([
      ['The river is 120 km long.', 'agreed'],
      ['It rises', 'adjudicated'],
    ]);
  });

  it('an annotator, a lead of another project: refused', async () => {
    const { act, onBoth, projectId } = await world();
    await act({ kind: 'open' });
    const { units, adjudication } = await onBoth();
    const change = { kind: 'remove', segmentId: units[1]!.id, version: adjudication!.version };
    const annotator = await member(test.db, projectId, 'annotator');
    await expect(act(change, annotator)).rejects.toMatchObject({ error: { code: 'forbidden' } });
    const elsewhere = await member(test.db, (await project(test.db)).id, 'lead');
    await expect(act(change, elsewhere)).rejects.toMatchObject({ error: { code: 'not_found' } });
  });
});
