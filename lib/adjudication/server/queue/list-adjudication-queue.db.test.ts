import { describe, expect, it } from 'vitest';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { cutAt, type VoteLabel, vote } from '@/lib/testing/database/votes';
import { compareNames } from '@/lib/text/by-name';
import { goldOf } from '@/lib/adjudication/gold';
import { type GoldRule } from '@/lib/adjudication/gold-rule';
import { parseListQuery } from '@/lib/adjudication/query';
import { acceptAgreed } from '../accept-agreed';
import { changeAdjudication } from '../change-adjudication';
import { countToAdjudicate } from './count-to-adjudicate';
import { listAdjudicationQueue } from './list-adjudication-queue';
import { countAgreed } from '../load-agreed';
import { nextToAdjudicate } from './next-to-adjudicate';
import { loadVotes } from '../load-votes';
import { setGold } from '../gold/set-gold';

const test = testDatabase();

/** Samples by name: what each of three people says of its two segments. */
const SAMPLES: Record<string, [VoteLabel, VoteLabel][]> = {
  same: [
    ['consistent', 'KCont'],
    ['consistent', 'KCont'],
    ['consistent', 'KCont'],
  ],
  type: [
    ['consistent', 'KCont'],
    ['consistent', 'KInve'],
    ['consistent', 'KCont'],
  ],
  pivot: [
    ['consistent', 'consistent'],
    ['consistent', 'LCaus'],
    ['consistent', 'consistent'],
  ],
  apart: [
    ['Hallu', 'KCont'],
    ['Hallu', 'consistent'],
    ['Hallu', 'unsure'],
  ],
  doubt: [
    ['unsure', 'consistent'],
    ['unsure', 'consistent'],
    ['unsure', 'consistent'],
  ],
  alone: [['consistent', 'consistent']],
};

async function world() {
  const { id: projectId } = await project(test.db);
  const people = await Promise.all(['a', 'b', 'c'].map(() => member(test.db, projectId, 'annotator')));
  const ids: Record<string, string> = {};
  for (const [externalId, votes] of Object.entries(SAMPLES)) {
    const { id: sampleId } = await sample(test.db, projectId, { externalId });
    ids[externalId] = sampleId;
    const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
    for (const [at, said] of votes.entries()) await vote({ ...people[at]!, db: test.db }, where, said);
  }
  const lead = await member(test.db, projectId, 'lead');
  const list = async (query: Record<string, string> = {}) =>
    (await listAdjudicationQueue(lead, projectId, parseListQuery(query))).rows.map(
      ({ externalId }) => externalId,
    );
  return { projectId, lead, ids, list, people };
}

describe('listAdjudicationQueue', () => {
  it('has what neither rule nor lead has adjudicated, what decides a verdict first', async () => {
    const { list, lead, projectId, people } = await world();
    expect(await list()).toEqual(['pivot', 'apart', 'type', 'doubt']);
    expect(await countToAdjudicate(lead, projectId)).toEqual({ count: 4, more: false, decisive: 1 });
    expect(await list({ state: 'agreed' })).toEqual(['same']);
    expect(await list({ state: 'single' })).toEqual(['alone']);
    const { rows, total } = await listAdjudicationQueue(lead, projectId, parseListQuery({ state: 'all' }));
    expect(total).toBe(6);
    expect(rows[0]).toMatchObject({
      kind: 'verdict',
      pivotal: 1,
      round: 1,
      state: 'todo',
      by: null,
      flagged: false,
      comments: 0,
      verdicts: { length: 3 },
      people: { length: 3 },
    });
    const { name } = await test.db.author.findFirstOrThrow({ where: { userId: people[1]!.userId } });
    expect(rows[0]!.people).toEqual(rows[0]!.people.toSorted(compareNames));
    expect(rows[0]!.verdicts.indexOf('inconsistent')).toBe(rows[0]!.people.indexOf(name));
    // Of three pairs on two units: 3/3 and 1/3.
    expect(rows[0]!.agreement).toBeCloseTo(2 / 3, 12);
  });

  it('follows the rule of the project as goldOf does', async () => {
    const { list, lead, projectId, ids } = await world();
    const rules: GoldRule[] = [
      { kind: 'unanimous', votes: 2 },
      { kind: 'majority', votes: 2 },
      { kind: 'majority', votes: 3 },
      { kind: 'none', votes: 2 },
    ];
    const votes = await loadVotes(test.db, Object.values(ids));
    const answer = 'The river is 120 km long. It rises in a lake.';
    for (const [at, rule] of rules.entries()) {
      await setGold(lead, projectId, at + 1, { rule, mayHaveLabelled: true, namesHidden: false });
      const agreed = Object.entries(ids).filter(
        ([, id]) => goldOf(answer, votes.get(id)!, rule).origin === 'agreed',
      );
      expect((await list({ state: 'agreed' })).sort()).toEqual(agreed.map(([name]) => name).sort());
    }
  });

  it('filters by kind, agreement, type, person, flag, comments, and by what is said of texts', async () => {
    const { list, ids, people } = await world();
    expect(await list({ kind: 'type' })).toEqual(['type']);
    expect(await list({ agreement: 'full' })).toEqual(['doubt']);
    expect(await list({ errorType: 'LCaus' })).toEqual(['pivot']);
    expect(await list({ search: 'apa' })).toEqual(['apart']);
    const { id: author } = await test.db.author.findFirstOrThrow({ where: { userId: people[1]!.userId } });
    expect((await list({ annotator: author, state: 'all' })).length).toBe(5);
    await test.db.annotation.updateMany({ where: { sampleId: ids.type }, data: { flagReason: 'odd' } });
    expect(await list({ flagged: 'true' })).toEqual(['type']);
    expect(await list({ comments: 'true' })).toEqual([]);
    expect(await list({ round: '2', state: 'all' })).toEqual([]);
    expect(await list({ sort: 'id' })).toEqual(['apart', 'doubt', 'pivot', 'type']);
  });

  it('keeps order, filters, pages and total of what a search found', async () => {
    const { list, lead, projectId, ids } = await world();
    const [found, every] = [{ search: 'RIVER' }, { state: 'all' }];
    for (const sort of ['priority', 'agreement', 'id', 'ordinal'])
      for (const descending of ['false', 'true'])
        expect(await list({ ...found, ...every, sort, descending })).toEqual(
          await list({ ...every, sort, descending }),
        );
    expect(await list({ ...every, sort: 'id', descending: 'true' })).toEqual(
      Object.keys(SAMPLES).sort().reverse(),
    );
    expect(await list({ ...found, agreement: 'some' })).toEqual(await list({ agreement: 'some' }));
    expect(await list({ search: 'zebra', ...every })).toEqual([]);
    const beyond = await listAdjudicationQueue(lead, projectId, parseListQuery({ ...found, page: '2' }));
    expect(beyond).toMatchObject({ rows: [], total: 4 });
    expect(await nextToAdjudicate(lead, projectId, ids.pivot!, parseListQuery(found))).toBe(ids.apart);
    await test.db.sample.update({ where: { id: ids.apart }, data: { withdrawnAt: new Date() } });
    expect(await list(found)).toEqual(['pivot', 'type', 'doubt']);
  });

  it('shows who is at a sample and what they adjudicated; the next one passes over another’s', async () => {
    const { list, lead, projectId, ids } = await world();
    const other = await member(test.db, projectId, 'lead');
    const query = parseListQuery({});
    expect(await nextToAdjudicate(lead, projectId, ids.pivot!, query)).toBe(ids.apart);
    await changeAdjudication(other, projectId, ids.apart!, { kind: 'open' });
    expect(await list({ state: 'begun' })).toEqual(['apart']);
    expect(await nextToAdjudicate(lead, projectId, ids.pivot!, query)).toBe(ids.type);
    expect(await nextToAdjudicate(lead, projectId, ids.doubt!, query)).toBe(ids.pivot);
    for (const [sort, descending, next] of [
      ['id', 'false', 'type'],
      ['id', 'true', 'doubt'],
      ['ordinal', 'true', 'type'],
      ['agreement', 'false', 'doubt'],
      ['agreement', 'true', 'doubt'],
    ] as const)
      expect
        .soft(await nextToAdjudicate(lead, projectId, ids.pivot!, parseListQuery({ sort, descending })), sort)
        .toBe(ids[next]);
    await changeAdjudication(lead, projectId, ids.same!, { kind: 'open' });
    const changeId = crypto.randomUUID();
    await changeAdjudication(lead, projectId, ids.same!, { kind: 'submit', changeId, version: 1 });
    expect(await list({ state: 'adjudicated' })).toEqual(['same']);
    const { rows } = await listAdjudicationQueue(lead, projectId, parseListQuery({ state: 'adjudicated' }));
    expect(rows[0]).toMatchObject({
      state: 'adjudicated',
      verdict: 'inconsistent',
      by: expect.stringMatching(/^Person/),
    });
  });

  it('is for leads', async () => {
    const { projectId, people, ids } = await world();
    const query = parseListQuery({});
    await expect(listAdjudicationQueue(people[0]!, projectId, query)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(countToAdjudicate(people[0]!, projectId)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
    await expect(nextToAdjudicate(people[0]!, projectId, ids.type!, query)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});

const NOTHING_LEFT = (accepted: number) => ({ accepted, acceptable: 0, flagged: 0, own: 0 });

describe('acceptAgreed', () => {
  it('leaves out what somebody flagged and what the lead has labelled, and says how many', async () => {
    const { projectId, lead, people } = await world();
    const query = parseListQuery({ state: 'agreed' });
    const also = async (externalId: string, raters: typeof people, flagReason: string | null) => {
      const { id: sampleId } = await sample(test.db, projectId, { externalId });
      const where = { projectId, sampleId, ...(await cutAt(test.db, sampleId, 26)) };
      for (const rater of raters) await vote({ ...rater, db: test.db }, where, ['consistent', 'consistent']);
      if (flagReason) await test.db.annotation.updateMany({ where: { sampleId }, data: { flagReason } });
    };
    await also('odd', people, 'odd');
    await also('mine', [lead, people[0]!], null);
    await also('mine and odd', [lead, people[0]!], 'odd');
    await listAdjudicationQueue(lead, projectId, query);
    expect(await countAgreed(lead, projectId, query)).toEqual({ acceptable: 2, flagged: 2, own: 0 });
    await setGold(lead, projectId, 1, {
      rule: { kind: 'unanimous', votes: 2 },
      mayHaveLabelled: false,
      namesHidden: false,
    });
    expect(await countAgreed(lead, projectId, query)).toEqual({ acceptable: 1, flagged: 2, own: 1 });
    expect(await acceptAgreed(lead, projectId, query)).toEqual({
      accepted: 1,
      acceptable: 0,
      flagged: 2,
      own: 1,
    });
    const { rows } = await listAdjudicationQueue(lead, projectId, parseListQuery({ state: 'adjudicated' }));
    expect(rows.map(({ externalId }) => externalId)).toEqual(['same']);
    await expect(countAgreed(people[0]!, projectId, query)).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });

  it('adjudicates what the rule makes gold of, as it is, and nothing else', async () => {
    const { list, lead, projectId, ids, people } = await world();
    expect(await acceptAgreed(lead, projectId, parseListQuery({}))).toEqual(NOTHING_LEFT(1));
    expect(await list({ state: 'adjudicated' })).toEqual(['same']);
    expect(await list()).toEqual(['pivot', 'apart', 'type', 'doubt']);
    const rows = await test.db.auditEvent.findMany({ where: { sampleId: ids.same }, orderBy: { id: 'asc' } });
    expect(rows.map(({ action }) => action)).toEqual([
      ...['adjudication.open', 'label.set', 'label.set', 'adjudication.submit'],
    ]);
    expect(rows[1]!.after).toMatchObject({ agreed: true, fact: 'consistent' });
    expect(await acceptAgreed(lead, projectId, parseListQuery({}))).toEqual(NOTHING_LEFT(0));
    await expect(acceptAgreed(people[0]!, projectId, parseListQuery({}))).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });
});
