import { afterAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { parseListQuery } from '@/lib/adjudication/query';
import { acceptAgreed } from '@/lib/adjudication/server/accept-agreed';
import { failReport } from '@/lib/jobs/report-state';
import { closeBoss } from '@/lib/jobs/boss';
import { member, project, sample } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { author, raterAnnotation, type RaterLabel } from '@/lib/testing/database/rater-annotation';
import { methodPrediction, RIVER } from '@/lib/testing/judge/method-prediction';
import { getBoard } from './get-board';
import { listCellSamples } from './list-cell-samples';
import { loadBoardSamples } from './load-board-samples';
import { makeBoard } from './make-board';
import { startBoard } from './start-board';
import { stopBoard } from './stop-board';

const test = testDatabase();
afterAll(() => closeBoss());
const system = () => ({ actor: commandLineActor, db: test.db });
const never = new AbortController().signal;
const FORBIDDEN = { error: { code: 'forbidden' } };
const NOT_FOUND = { error: { code: 'not_found' } };

/** What Ann and Bob say of the second sentence of each answer; Bob saw the judge on the third. */
const SAID: [RaterLabel, RaterLabel][] = [
  ['KConc', 'KConc'],
  ['ok', 'ok'],
  ['KCont', 'KCont'],
  ['ok', 'KConc'],
  ['ok', 'ok'],
];

/** Two people on five samples, the first of them constructed by these recipes, and the offline engine, which calls all but the last inconsistent in the second sentence. */
async function judged(recipes: readonly string[] = []) {
  const { id: projectId } = await project(test.db);
  const lead = await member(test.db, projectId, 'lead');
  const people = [await author(test.db, projectId, 'Ann'), await author(test.db, projectId, 'Bob')];
  const sampleIds: string[] = [];
  for (const [at, both] of SAID.entries()) {
    const recipe = recipes[at];
    const { id: sampleId } = await sample(test.db, projectId, {
      ...{ externalId: `s${at}`, question: `q${at}` },
      ...(recipe !== undefined && { pedigree: { recipe, source: 's4' } }),
    });
    sampleIds.push(sampleId);
    for (const [place, said] of both.entries())
      await raterAnnotation(test.db, {
        ...{ projectId, sampleId, authorId: people[place]! },
        segments: [
          { at: [0, 25], said: 'ok' },
          { at: [26, 45], said, exposure: at === 2 && place === 1 ? 'verdict' : 'nothing' },
        ],
      });
  }
  await methodPrediction(test.db, projectId, sampleIds.slice(0, 4));
  const { runId: fine } = await methodPrediction(test.db, projectId, sampleIds, [RIVER[0]!], {
    method: 'whole-answer',
    judges: ['fact'],
  });
  return { projectId, lead, sampleIds, fine };
}

async function made(projectId: string, lead: Awaited<ReturnType<typeof judged>>['lead']) {
  const { id } = await startBoard(lead, projectId, 0.2);
  await makeBoard(system(), id, never);
  return (await getBoard(lead, projectId)).figures!;
}

describe('the board of a project', () => {
  it('is made by its job of gold and current predictions, and says whether it still holds', async () => {
    const { projectId, lead, sampleIds } = await judged();
    expect(await getBoard(lead, projectId)).toMatchObject({ figures: null, fresh: false, attempt: null });
    const { id } = await startBoard(lead, projectId, 0.1);
    expect(await startBoard(lead, projectId, 0.1)).toEqual({ id });
    expect((await getBoard(lead, projectId)).attempt).toMatchObject({ id, state: 'queued' });
    await makeBoard(system(), id, never);
    const board = await getBoard(lead, projectId);
    expect(board).toMatchObject({ fresh: true, attempt: null, leads: true });
    expect(board.figures).toMatchObject({
      epsilon: 0.1,
      gold: {
        samples: 5,
        consistent: 2,
        inconsistent: 2,
        undecided: 1,
        types: { KCont: 1, KConc: 1 },
        blind: 3,
      },
    });
    const { judges, subsets, details, pairs } = board.figures!;
    expect(judges.map(({ method }) => method)).toEqual([
      'whole-answer',
      'offline',
      'always_consistent',
      'always_inconsistent',
    ]);
    expect(subsets.map(({ key, consistent, inconsistent }) => [key, consistent, inconsistent])).toEqual([
      ['all', 2, 2],
      ['common', 1, 2],
      ['blind', 2, 1],
      ['clear', 2, 1],
    ]);
    expect(subsets[0]!.rows.map(({ predicted, matrix }) => [predicted, matrix])).toEqual([
      [4, { tp: 0, fn: 2, fp: 0, tn: 2 }],
      [3, { tp: 2, fn: 0, fp: 1, tn: 0 }],
      [4, { tp: 0, fn: 2, fp: 0, tn: 2 }],
      [4, { tp: 2, fn: 0, fp: 2, tn: 0 }],
    ]);
    expect(subsets[0]!.rows[1]).toMatchObject({
      types: { KConc: { n: 1, of: 1 }, KCont: { n: 1, of: 1 }, Hallu: { n: 0, of: 0 } },
      categories: { knowledge: { n: 2, of: 2 } },
      generators: [{ generator: '', n: 2, of: 3 }],
      place: { n: 2, of: 2 },
    });
    expect(details[1]).toMatchObject({
      score: 'unit_score',
      usage: null,
      // Ann on the first four, Bob on all of these but the third: KConc, ok, KCont and ok; KConc, ok and KConc.
      blind: { labels: 7, annotators: 2, agreement: (2 / 4 + 2 / 3) / 2 },
      // Which judge Bob saw on the third is not known: it is safe for none.
      safe: { consistent: 2, inconsistent: 1, predicted: 2, balancedAccuracy: 0.5, gain: 0 },
    });
    const pair = pairs.find(({ judges: two }) => two[0] === 0 && two[1] === 1)!;
    expect(pair).toMatchObject({ both: 0, one: 1, other: 2, neither: 0, exact: 1 });

    await test.db.sample.update({ where: { id: sampleIds[4]! }, data: { withdrawnAt: new Date() } });
    expect((await getBoard(lead, projectId)).fresh).toBe(false);
    expect((await made(projectId, lead)).gold).toMatchObject({ samples: 4, consistent: 1 });
  });

  it('constructed samples: right verdicts and gold by recipe, beside what was collected', async () => {
    const { projectId, lead } = await judged(['negation', 'negation', 'synonyms']);
    const { gold, subsets } = await made(projectId, lead);
    expect(gold.recipes).toEqual([
      { name: '', n: 1 },
      { name: 'negation', n: 2 },
      { name: 'synonyms', n: 1 },
    ]);
    // Gold of the first four is inconsistent, consistent, inconsistent and open; the engine has none of the fifth.
    const [fine, offline] = subsets[0]!.rows;
    expect(offline!.recipes).toEqual([
      { recipe: 'negation', n: 1, of: 2 },
      { recipe: 'synonyms', n: 1, of: 1 },
    ]);
    expect(fine!.recipes).toEqual([
      { recipe: '', n: 1, of: 1 },
      { recipe: 'negation', n: 1, of: 2 },
      { recipe: 'synonyms', n: 0, of: 1 },
    ]);
  });

  it('can be stopped, and given up', async () => {
    const { projectId, lead } = await judged();
    const { id } = await startBoard(lead, projectId, 0.2);
    await stopBoard(lead, projectId, id);
    await makeBoard(system(), id, never);
    expect(await getBoard(lead, projectId)).toMatchObject({ figures: null, attempt: { state: 'cancelled' } });
    await expect(stopBoard(lead, projectId, id)).rejects.toMatchObject({
      error: { code: 'state', object: 'board', reason: 'already_ended' },
    });
    const { id: again } = await startBoard(lead, projectId, 0.2);
    await failReport(test.db, 'Board', again, 'no memory');
    expect((await getBoard(lead, projectId)).attempt).toMatchObject({ state: 'failed', error: 'no memory' });
  });

  it('a reader: reads and makes it, and stops none; an annotator and an outsider: refused', async () => {
    const { projectId, lead } = await judged();
    const reader = await member(test.db, projectId, 'reader');
    const { id } = await startBoard(reader, projectId, 0.2);
    expect((await getBoard(reader, projectId)).leads).toBe(false);
    await expect(stopBoard(reader, projectId, id)).rejects.toMatchObject(FORBIDDEN);
    const annotator = await member(test.db, projectId, 'annotator');
    const { id: elsewhere } = await project(test.db);
    const outsider = await member(test.db, elsewhere, 'lead');
    const cell = { judge: 'always_consistent', page: 1 } as const;
    for (const [asker, refusal] of [
      [annotator, FORBIDDEN],
      [outsider, NOT_FOUND],
    ] as const) {
      await expect(getBoard(asker, projectId)).rejects.toMatchObject(refusal);
      await expect(startBoard(asker, projectId, 0.2)).rejects.toMatchObject(refusal);
      await expect(listCellSamples(asker, projectId, cell)).rejects.toMatchObject(refusal);
    }
    await expect(stopBoard(lead, projectId, elsewhere)).rejects.toMatchObject(NOT_FOUND);
  });
});

it('the length of an answer is in UTF-16 code units, as its offsets are', async () => {
  const { id: projectId } = await project(test.db);
  const answer = '渡轮🚢每天😀 runs 𠮷.\nYes';
  await sample(test.db, projectId, { answer });
  expect((await loadBoardSamples(test.db, projectId)).map(({ length }) => length)).toEqual([answer.length]);
});

describe('the samples behind a cell', () => {
  it('are those on which one judge is right and the other wrong, narrowed by type and exposure', async () => {
    const { projectId, lead, fine } = await judged();
    const figures = await made(projectId, lead);
    const offline = figures.judges[1]!.id;
    const those = async (cell: Omit<Parameters<typeof listCellSamples>[2], 'page'>) =>
      (await listCellSamples(lead, projectId, { ...cell, page: 1 })).samples.map(
        ({ externalId }) => externalId,
      );
    expect(await those({ judge: offline, outcome: 'right' })).toEqual(['s0', 's2']);
    expect(await those({ judge: offline, outcome: 'wrong' })).toEqual(['s1']);
    expect(await those({ judge: fine, outcome: 'right', other: offline, otherOutcome: 'wrong' })).toEqual([
      's1',
    ]);
    expect(await those({ judge: fine, outcome: 'wrong', other: offline, otherOutcome: 'right' })).toEqual([
      's0',
      's2',
    ]);
    expect(await those({ judge: offline, type: 'KCont' })).toEqual(['s2']);
    expect(await those({ judge: 'always_consistent', exposure: 'mixed' })).toEqual(['s2']);
    expect(await those({ judge: 'always_consistent', outcome: 'wrong', exposure: 'blind' })).toEqual(['s0']);
    expect(await those({ judge: fine, generator: '', gold: 'consistent' })).toEqual(['s1', 's4']);
    const { samples } = await listCellSamples(lead, projectId, {
      judge: fine,
      other: offline,
      type: 'KConc',
      page: 1,
    });
    expect(samples).toMatchObject([
      { gold: 'inconsistent', types: ['KConc'], said: 'consistent', otherSaid: 'inconsistent' },
    ]);
    await expect(listCellSamples(lead, projectId, { judge: projectId, page: 1 })).rejects.toMatchObject(
      NOT_FOUND,
    );
  });

  it('that a lead accepted as they were: are no longer blind, on the board and behind a cell alike', async () => {
    const { projectId, lead } = await judged();
    const blind = async () =>
      (await listCellSamples(lead, projectId, { judge: 'always_consistent', exposure: 'blind', page: 1 }))
        .total;
    const counted = async () =>
      (await loadBoardSamples(test.db, projectId)).filter((one) => one.gold && one.blind).length;
    await made(projectId, lead);
    expect([await blind(), await counted()]).toEqual([3, 3]);
    // All but the answer on which the two do not agree.
    expect(await acceptAgreed(lead, projectId, parseListQuery({}))).toMatchObject({ accepted: 4 });
    expect([await blind(), await counted()]).toEqual([0, 0]);
  });

  it('of a recipe or an origin: are those of the project that came about so, and no others', async () => {
    const { projectId, lead, fine } = await judged(['negation', 'negation', 'synonyms']);
    const foreign = await judged(['negation']);
    for (const one of [{ projectId, lead }, foreign]) await made(one.projectId, one.lead);
    const those = async (cell: Partial<Parameters<typeof listCellSamples>[2]>) =>
      (await listCellSamples(lead, projectId, { judge: fine, page: 1, ...cell })).samples.map(
        ({ externalId, recipe }) => [externalId, recipe],
      );
    expect(await those({ recipe: 'negation' })).toEqual([
      ['s0', 'negation'],
      ['s1', 'negation'],
    ]);
    expect(await those({ recipe: 'negation', outcome: 'wrong' })).toEqual([['s0', 'negation']]);
    expect(await those({ recipe: '' })).toEqual([['s4', null]]);
    expect(await those({ origin: 'collected' })).toEqual([['s4', null]]);
    expect(await those({ origin: 'constructed', outcome: 'wrong' })).toEqual([
      ['s0', 'negation'],
      ['s2', 'synonyms'],
    ]);
    expect(await those({ recipe: 'unit' })).toEqual([]);
  });
});
