import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { member, person, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { follows, replayEvents, sameState, startOf } from '@/lib/audit/log/replay';
import { getReplay } from '@/lib/audit/log/server/get-replay';
import { changeAdjudication } from './change-adjudication';
import { getAdjudication } from './get-adjudication';
import { publishGuideline } from '@/lib/guideline/server/publish-guideline';
import { setGold } from './gold/set-gold';

const test = testDatabase();
const EVIDENCE: Evidence = { relation: 'contradicts', start: 4, end: 9, quote: 'river', origin: 'person' };

/** Two people on two segments: they agree on the first and part on the second. */
async function world(
  first: VoteLabel[] = ['consistent', 'KCont'],
  second: VoteLabel[] = ['consistent', 'consistent'],
) {
  const { id: projectId } = await project(test.db);
  const { id: sampleId } = await sample(test.db, projectId);
  const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
  const ann = await member(test.db, projectId, 'annotator');
  const bob = await member(test.db, projectId, 'annotator');
  // Columns of the adjudication go by name.
  await test.db.user.update({ where: { id: ann.userId }, data: { name: 'Ann' } });
  await test.db.user.update({ where: { id: bob.userId }, data: { name: 'Bob' } });
  const votes = [
    await vote({ ...ann, db: test.db }, where, first, [EVIDENCE]),
    await vote({ ...bob, db: test.db }, where, second),
  ];
  const lead = await member(test.db, projectId, 'lead');
  const act = (change: object, who = lead) =>
    changeAdjudication(who, projectId, sampleId, { changeId: randomUUID(), ...change });
  return { ...where, ann, bob, lead, votes, act };
}
const state = (reason: string) => ({ error: { code: 'state', reason } });

describe('getAdjudication', () => {
  it('shows who said what on each unit, before anybody adjudicates', async () => {
    const { lead, projectId, sampleId } = await world();
    const view = await getAdjudication(lead, projectId, sampleId);
    expect(view).toMatchObject({ adjudication: null, refused: null, raters: { length: 2 } });
    expect(view.units).toMatchObject([
      { agreed: true, disputed: false, pivotal: false, label: null },
      {
        agreed: false,
        disputed: true,
        pivotal: true,
        sides: [{ errorType: 'KCont', evidence: [EVIDENCE] }, {}],
      },
    ]);
  });

  it('hides names where the project says so', async () => {
    const { lead, projectId, sampleId } = await world();
    const rule = { kind: 'unanimous', votes: 2 } as const;
    await setGold(lead, projectId, 1, { rule, mayHaveLabelled: true, namesHidden: true });
    const { raters } = await getAdjudication(lead, projectId, sampleId);
    expect(raters.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('is for leads of the project', async () => {
    const { ann, projectId, sampleId, lead } = await world();
    await expect(getAdjudication(ann, projectId, sampleId)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    const elsewhere = await world();
    await expect(getAdjudication(lead, projectId, elsewhere.sampleId)).rejects.toMatchObject({
      error: { code: 'not_found', object: 'sample' },
    });
    await expect(getAdjudication(await person(test.db), projectId, sampleId)).rejects.toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('changeAdjudication', () => {
  it('takes a side, accepts what is agreed, and freezes; each with its audit row', async () => {
    const { act, votes, lead, projectId, sampleId, segmentationId } = await world();
    const opened = await act({ kind: 'open' });
    expect(opened.adjudication).toMatchObject({ state: 'draft', mine: true, version: 1 });
    const [, second] = opened.units;
    const taken = await act({ kind: 'take', segmentId: second!.id, version: 1, annotationId: votes[0] });
    expect(taken.units[1]!.label).toMatchObject({ errorType: 'KCont', evidence: [EVIDENCE], decided: true });
    const adjudicated = await act({ kind: 'submit', version: 1 });
    expect(adjudicated.adjudication).toMatchObject({
      state: 'submitted',
      verdict: 'inconsistent',
      version: 2,
    });
    expect(adjudicated.units[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'consistent',
      decided: true,
    });

    const { annotationId } = adjudicated.adjudication!;
    const stored = await test.db.annotation.findUniqueOrThrow({ where: { id: annotationId } });
    expect(stored).toMatchObject({ source: 'adjudication', segmentationId, errorTypes: ['KCont'] });
    const rows = await test.db.auditEvent.findMany({ where: { sampleId }, orderBy: { id: 'asc' } });
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
      ...['adjudication.open', 'label.set', 'label.set', 'adjudication.submit'].map((action) => [
        action,
        lead.userId,
      ]),
    ]);
    const told = await getReplay(lead, projectId, annotationId);
    const states = replayEvents(startOf(told.stored, told.events), told.events);
    expect(sameState(states.at(-1)!, told.stored)).toBe(true);
    expect(told.events.every((event, at) => follows(states[at]!, event))).toBe(true);
  });

  it('keeps whose word the evidence is, whatever the request claims', async () => {
    const { act, votes } = await world();
    const search = { relation: 'not_found', searched: ['lake'] } as const;
    const { segmentId } = await test.db.label.findFirstOrThrow({
      where: { annotationId: votes[0]!, errorType: 'KCont' },
    });
    await test.db.label.updateMany({
      where: { annotationId: votes[0]!, segmentId },
      data: {
        evidence: [
          { ...EVIDENCE, origin: 'accepted' },
          { ...search, origin: 'method' },
        ],
      },
    });
    const { units } = await act({ kind: 'open' });
    const on = { segmentId: units[1]!.id };
    const taken = await act({ kind: 'take', ...on, version: 1, annotationId: votes[0] });
    expect(taken.units[1]!.label!.evidence.map(({ origin }) => origin)).toEqual(['accepted', 'accepted']);
    const said = { fact: 'inconsistent', logic: 'consistent', errorType: 'KCont', note: '' } as const;
    const claims = [
      { ...EVIDENCE, origin: 'person' },
      { ...EVIDENCE, start: 0, end: 3, quote: 'The', origin: 'method' },
    ];
    const written = await act({ kind: 'write', ...on, version: 2, judgement: { ...said, evidence: claims } });
    expect(written.units[1]!.label!.evidence.map(({ origin }) => origin)).toEqual(['accepted', 'person']);
  });

  it('refuses a consistent label beside evidence against it', async () => {
    const { act } = await world();
    const { units } = await act({ kind: 'open' });
    const judgement = {
      fact: 'consistent',
      logic: 'consistent',
      errorType: null,
      evidence: [EVIDENCE],
      note: '',
    };
    const write = { kind: 'write', segmentId: units[1]!.id, version: 1, judgement };
    await expect(act(write)).rejects.toMatchObject(state('evidence_contrary'));
  });

  it('cites a clause of the guidelines of its project, in their words', async () => {
    const { act, lead, projectId } = await world();
    await publishGuideline(lead, projectId, 0, { text: '## Facts\nNumbers.\n## Causes\nNot by time alone.' });
    const { units } = await act({ kind: 'open' });
    const on = { kind: 'write', segmentId: units[1]!.id, version: 1 };
    const said = { fact: 'consistent', logic: 'consistent', errorType: null, evidence: [], note: '' };
    const citing = (id: string) => ({ ...said, clause: { version: 1, id, title: 'of the request' } });
    await expect(act({ ...on, judgement: citing('9') })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ code: 'unknown_clause' }] },
    });
    const written = await act({ ...on, judgement: citing('2') });
    expect(written.units[1]!.label).toMatchObject({ clause: { version: 1, id: '2', title: 'Causes' } });
    const without = await act({ ...on, version: 2, judgement: said });
    expect(without.units[1]!.label).toMatchObject({ clause: null, version: 3 });
  });

  it('a label that nobody gave needs a reason; what is disputed needs a word', async () => {
    const { act } = await world();
    const { units } = await act({ kind: 'open' });
    await expect(act({ kind: 'submit', version: 1 })).rejects.toMatchObject(state('label_undecided'));
    const judgement = {
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'LCaus',
      evidence: [],
      note: '',
    };
    const on = { kind: 'write', segmentId: units[1]!.id, version: 1 };
    await expect(act({ ...on, judgement })).rejects.toMatchObject(state('reason_missing'));
    const fact = { ...judgement, note: 'so', errorType: 'KCont' };
    await expect(act({ ...on, judgement: fact })).rejects.toMatchObject({ error: { code: 'invalid' } });
    const written = await act({ ...on, judgement: { ...judgement, note: 'the lake is no cause' } });
    expect(written.units[1]!.label).toMatchObject({
      errorType: 'LCaus',
      note: 'the lake is no cause',
      version: 2,
    });
    await act({ kind: 'undecide', segmentId: units[1]!.id, version: 2 });
    await expect(act({ kind: 'submit', version: 1 })).rejects.toMatchObject(state('label_undecided'));
  });

  it('a side that was taken and that nobody gives any more needs a reason, or another side', async () => {
    const { act, ann, votes, projectId, sampleId, segmentationId, segmentIds } = await world();
    const { units } = await act({ kind: 'open' });
    const on = { segmentId: units[1]!.id };
    const taken = await act({ ...on, kind: 'take', version: 1, annotationId: votes[0] });
    expect(taken.units[1]!.label).toMatchObject({ errorType: 'KCont', decided: true, grounded: true });
    const adjudicated = await act({ kind: 'submit', version: 1, acceptAgreed: true });
    expect(adjudicated.adjudication).toMatchObject({ state: 'submitted', version: 2 });
    await act({ kind: 'reopen', version: 2, reason: 'Ann thinks it over' });
    await test.db.annotation.delete({ where: { id: votes[0] } });
    const place = { projectId, sampleId, segmentationId, segmentIds };
    await vote({ ...ann, db: test.db }, place, ['consistent', 'consistent']);
    const again = await act({ kind: 'open' });
    expect(again.units.map(({ label }) => label?.grounded)).toEqual([true, false]);
    const finishAdjudication = { kind: 'submit', version: 3, acceptAgreed: true };
    await expect(act(finishAdjudication)).rejects.toMatchObject(state('reason_missing'));
    await act({ ...on, kind: 'take', version: 2, annotationId: votes[1] });
    expect(await act(finishAdjudication)).toMatchObject({
      adjudication: { verdict: 'consistent', state: 'submitted' },
    });
  });

  it('the same act twice is one act, and an act over another version is told so', async () => {
    const { act, votes } = await world();
    const { units } = await act({ kind: 'open' });
    const take = {
      kind: 'take',
      changeId: randomUUID(),
      segmentId: units[1]!.id,
      version: 1,
      annotationId: votes[0],
    };
    await act(take);
    expect((await act(take)).units[1]!.label).toMatchObject({ version: 2 });
    await expect(act({ ...take, changeId: randomUUID() })).rejects.toMatchObject({
      error: { code: 'stale', object: 'label', version: 2 },
    });
    await expect(act({ ...take, annotationId: votes[1] })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'changeId', code: 'used_elsewhere' }] },
    });
  });

  it('two leads at once: one begins, the other is told, takes over by word, and no label is lost', async () => {
    const { act, votes, projectId } = await world();
    const other = await member(test.db, projectId, 'lead');
    const both = await Promise.allSettled([act({ kind: 'open' }), act({ kind: 'open' }, other)]);
    const lost = both.filter(({ status }) => status === 'rejected');
    expect(lost).toMatchObject([{ reason: state('adjudicated_by_another') }]);
    const [one, two] = both[0].status === 'fulfilled' ? [undefined, other] : [other, undefined];
    const { units } = await act({ kind: 'open' }, one);
    await act({ kind: 'take', segmentId: units[1]!.id, version: 1, annotationId: votes[0] }, one);
    await act({ kind: 'open', takeOver: true }, two);
    await expect(
      act({ kind: 'take', segmentId: units[1]!.id, version: 2, annotationId: votes[1] }, one),
    ).rejects.toMatchObject(state('adjudicated_by_another'));
    const adjudicated = await act({ kind: 'submit', version: 2 }, two);
    expect(adjudicated).toMatchObject({ adjudication: { mine: true, state: 'submitted' } });
    expect(adjudicated.units[1]!.label).toMatchObject({ errorType: 'KCont' });
    expect(await test.db.annotation.count({ where: { projectId, source: 'adjudication' } })).toBe(1);
  });

  it('is reopened with a reason, which stays in the audit log', async () => {
    const { act, sampleId } = await world(['consistent', 'KCont'], ['consistent', 'KCont']);
    await act({ kind: 'open' });
    await act({ kind: 'submit', version: 1 });
    await expect(act({ kind: 'open' })).rejects.toMatchObject(state('adjudicated'));
    const again = await act({ kind: 'reopen', version: 2, reason: 'a new clause' });
    expect(again.adjudication).toMatchObject({ state: 'draft', version: 3 });
    expect(again.units[1]!.label).toMatchObject({ errorType: 'KCont', decided: true });
    const row = await test.db.auditEvent.findFirst({ where: { sampleId, action: 'adjudication.reopen' } });
    expect(row).toMatchObject({ after: { reason: 'a new clause', state: 'draft' } });
  });

  it('refuses who labelled the sample, where the project says so, and what nobody labelled', async () => {
    const { act, lead, projectId, ann } = await world();
    await test.db.member.updateMany({ where: { userId: ann.userId }, data: { role: 'lead' } });
    const rule = { kind: 'unanimous', votes: 2 } as const;
    await setGold(lead, projectId, 1, { rule, mayHaveLabelled: false, namesHidden: false });
    await expect(act({ kind: 'open' }, ann)).rejects.toMatchObject(state('labelled_by_you'));
    await act({ kind: 'open' });
    const { id: bare } = await sample(test.db, projectId);
    await expect(changeAdjudication(lead, projectId, bare, { kind: 'open' })).rejects.toMatchObject(
      state('nothing_to_adjudicate'),
    );
    await test.db.member.updateMany({ where: { userId: ann.userId }, data: { role: 'reader' } });
    await expect(act({ kind: 'open' }, ann)).rejects.toMatchObject({ error: { code: 'forbidden' } });
  });
});

describe('who votes', () => {
  it('is who submitted last in a round that counts; training rounds and honeypots do not', async () => {
    const { lead, projectId, sampleId, segmentationId, segmentIds, ann, bob } = await world();
    const where = { projectId, sampleId, segmentationId, segmentIds };
    const types = async () =>
      (await getAdjudication(lead, projectId, sampleId)).units[1]!.sides.map((side) => side?.errorType);
    expect(await types()).toEqual(['KCont', null]);
    const round = (number: number, fields: object) =>
      test.db.round.create({ data: { projectId, number, ...fields } });
    await round(2, { kind: 'training', counts: false });
    await vote({ ...bob, db: test.db }, where, ['consistent', 'LCaus']);
    await round(3, { counts: false });
    await vote({ ...bob, db: test.db }, where, ['consistent', 'LOver']);
    expect(await types()).toEqual(['KCont', null]);
    const { id: roundId } = await round(4, {});
    await vote({ ...bob, db: test.db }, where, ['consistent', 'KInve']);
    expect(await types()).toEqual(['KCont', 'KInve']);
    await test.db.roundSample.upsert({
      where: { roundId_sampleId: { roundId, sampleId } },
      create: { roundId, sampleId, honeypot: true, language: 'en' },
      update: { honeypot: true },
    });
    expect(await types()).toEqual(['KCont', null]);
    await test.db.annotation.updateMany({
      where: { sampleId, author: { userId: ann.userId } },
      data: { state: 'draft' },
    });
    expect(await types()).toEqual([null]);
  });
});
