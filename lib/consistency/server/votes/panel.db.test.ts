import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { closeBoss } from '@/lib/jobs/boss';
import type { Verdict } from '@/lib/annotation/labels/verdict';
import { createRound } from '@/lib/round/server/rounds/create-round';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { roundOf } from '@/lib/testing/database/round';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { getPrefill } from '../control/get-prefill';
import { getRun } from '../control/get-run';
import { startRun } from '../control/start-run';
import { runMethod } from '../run-method';
import type { Voter } from '@/lib/consistency/votes/voter';

const test = testDatabase();
let projectId: string;
let lead: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  projectId = (await project(test.db)).id;
  lead = await member(test.db, projectId, 'lead');
});
afterAll(() => closeBoss());

const LETTERS: Record<string, Verdict> = { x: 'inconsistent', c: 'consistent', u: 'unsure' };

/** Samples, each with what judges 0, 1, ... said of it, a letter each: "xc-". */
async function said(...rows: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, letters] of rows.entries()) {
    const { id } = await sample(test.db, projectId, { externalId: String(at) });
    ids.push(id);
    for (const [n, letter] of [...letters].entries())
      if (letter !== '-')
        await methodPrediction(
          test.db,
          projectId,
          [id],
          RIVER.map((one) => ({ ...one, fact: LETTERS[letter]! })),
          {
            method: `judge ${n}`,
            judges: ['fact'],
          },
        );
  }
  return ids;
}

/** Counts the votes, by all judges unless the parameters name some. */
async function counted(params?: object): Promise<string> {
  const { id } = await startRun(lead, projectId, { method: 'panel', params });
  await runMethod({ actor: commandLineActor, db: test.db }, id, new AbortController().signal);
  return id;
}

const judge = (n: number, weight = 1) => ({
  method: `judge ${n}`,
  version: '1',
  model: null,
  params: {},
  weight,
});

/** What a panel's run found, in the order of the samples. */
async function found(runId: string) {
  const rows = await test.db.annotation.findMany({
    where: { runId },
    orderBy: { sample: { externalId: 'asc' } },
    include: { labels: true },
  });
  return rows.map(({ verdict, prefills, labels }) => ({
    verdict,
    prefills,
    fact: labels[0]!.fact,
    score: (labels[0]!.machine as { score?: number }).score,
  }));
}

describe('a panel over a project', () => {
  it('no judges named: takes all that have current predictions, and keeps them with the run', async () => {
    await said('xxc', 'xcc', 'xc-', '---');
    const id = await counted();
    const run = await getRun(lead, projectId, id);
    expect(run).toMatchObject({ state: 'done', done: 4, failed: 0, account: null, judges: ['fact'] });
    const { judges } = run.params as { judges: Voter[] };
    expect(judges.map(({ method }) => method).sort()).toEqual(['judge 0', 'judge 1', 'judge 2']);
    expect(await found(id)).toEqual([
      { verdict: 'inconsistent', fact: 'inconsistent', score: 2 / 3, prefills: false },
      { verdict: 'consistent', fact: 'consistent', score: 1 / 3, prefills: false },
      { verdict: null, fact: 'unsure', score: 0.5, prefills: false },
      { verdict: null, fact: 'abstained', score: undefined, prefills: false },
    ]);
  });

  it('a judge that predicted again: its current prediction votes, the earlier one does not', async () => {
    const [first] = await said('x');
    await methodPrediction(
      test.db,
      projectId,
      [first!],
      RIVER.map((one) => ({ ...one, fact: 'consistent' })),
      {
        method: 'judge 0',
        judges: ['fact'],
      },
    );
    expect(await found(await counted())).toMatchObject([{ verdict: 'consistent', score: 0 }]);
  });

  it('chosen judges with weights: those vote, by their weights', async () => {
    await said('xcc', 'ccx');
    const id = await counted({ rule: 'weighted', judges: [judge(0, 3), judge(1)] });
    expect(await found(id)).toMatchObject([
      { verdict: 'inconsistent', score: 0.75 },
      { verdict: 'consistent', score: 0 },
    ]);
  });

  it('a second panel: the first one is none of its judges', async () => {
    await said('xxc');
    await counted();
    const id = await counted({ rule: 'any_fails' });
    const { params } = await getRun(lead, projectId, id);
    expect((params as { judges: Voter[] }).judges).toHaveLength(3);
  });

  it('an unknown judge, an empty list, no judge in the project: refused where it stands', async () => {
    await expect(counted()).rejects.toMatchObject({ error: { code: 'state', reason: 'no_judges' } });
    await said('x');
    await expect(counted({ judges: [judge(0), judge(7)] })).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'params.judges.1' }] },
    });
    await expect(counted({ judges: [] })).rejects.toMatchObject({
      issues: [{ path: ['params', 'judges'] }],
    });
  });

  it('judges of another project: are none of this one', async () => {
    await said('x');
    projectId = (await project(test.db)).id;
    lead = await member(test.db, projectId, 'lead');
    await sample(test.db, projectId);
    await expect(counted({ judges: [judge(0)] })).rejects.toMatchObject({ error: { reason: 'no_judges' } });
  });

  it('nobody but a lead: is refused', async () => {
    await said('x');
    const reader = await member(test.db, projectId, 'annotator');
    await expect(startRun(reader, projectId, { method: 'panel' })).rejects.toMatchObject({
      error: { code: 'forbidden' },
    });
  });

  it('never pre-fills', async () => {
    await said('xx');
    await counted();
    const { options } = await getPrefill(lead, projectId);
    expect(options.map(({ method }) => method).sort()).toEqual(['judge 0', 'judge 1']);
  });
});

describe('a queue by the disagreement of a panel', () => {
  /** Places of the samples in a queue of this order. */
  async function queue(ids: readonly string[], order: 'panel' | 'judge_judge'): Promise<number[]> {
    const { id } = await createRound(lead, projectId, roundOf({ order, randomShare: 0 }));
    const rows = await test.db.roundSample.findMany({ where: { roundId: id }, orderBy: { queueKey: 'asc' } });
    return rows.map(({ sampleId }) => ids.indexOf(sampleId));
  }

  it('votes of 0, 1 and 2 of 4, and none at all: even ones first, no vote last', async () => {
    // 1 - 2 |share - 0.5|: 0, 1/2, 1, and none.
    const ids = await said('cccc', 'xccc', 'xxcc', '----');
    await counted();
    expect(await queue(ids, 'panel')).toEqual([2, 1, 0, 3]);
  });

  it('the panel is no judge beside its judges: their pairs are ranked as before', async () => {
    // 0 of 1 pair and 4 of 10 differ; with the panel, which is unsure of the first, 2 of 3 and 8 of 15 would.
    const ids = await said('cc---', 'ccccx');
    await counted({ rule: 'any_fails' });
    expect(await queue(ids, 'judge_judge')).toEqual([1, 0]);
  });
});
