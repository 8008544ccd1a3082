import { describe, expect, it } from 'vitest';
import type { GoldVerdict } from '@/lib/adjudication/support';
import { lastStep } from '@/lib/last-step';
import { boardJudge, boardSample } from '@/lib/testing/evaluation/published-methods';
import type { AnswerPrediction, BoardData, BoardDraw, BoardSample } from './board-data';
import { boardTable } from './board-table';
import { computeBoard } from './compute-board';
import { drawnSubsets } from './drawn-subsets';
import type { BoardFigures } from './view-schema';

const OTHER = { consistent: 'inconsistent', inconsistent: 'consistent' } as const;

/** Answers read of a thousand, from a rank on, of which a judge is right on so many. */
function read(
  arm: BoardDraw['arm'],
  { from, n, gold, right }: { from: number; n: number; gold: GoldVerdict; right: number },
): [BoardSample, AnswerPrediction][] {
  return Array.from({ length: n }, (_, at) => {
    const id = `${arm}-${from + at}`;
    const draws = [{ round: 2, arm, rank: from + at, of: 1_000 }];
    return [
      boardSample({
        id,
        question: id,
        gold,
        draws,
        generator: 'a',
        types: gold === 'consistent' ? [] : ['KConc'],
      }),
      { verdict: at < right ? gold : OTHER[gold], score: null, failed: [] },
    ];
  });
}

/** The top hundred of a thousand were read, and 180 of the rest (worked example of docs/judges.md#the-board). */
const ANSWERS = [
  ...read('ranked', { from: 51, n: 50, gold: 'inconsistent', right: 25 }),
  ...read('random', { from: 1, n: 50, gold: 'consistent', right: 35 }),
  ...read('random', { from: 101, n: 20, gold: 'inconsistent', right: 16 }),
  ...read('random', { from: 200, n: 160, gold: 'consistent', right: 155 }),
];
const dataOf = (answers: typeof ANSWERS): BoardData => ({
  samples: answers.map(([sample]) => sample),
  judged: [
    boardJudge(
      'one',
      answers.map(([, said]) => said),
    ),
  ],
});

const computed = (data: BoardData): BoardFigures => lastStep(computeBoard(data, 0.2));

describe('a round that was read from the top', () => {
  const board = computed(dataOf(ANSWERS));
  const subset = (key: string) => board.subsets.find((one) => one.key === key)!;

  it('weighted: recall .70, specificity .9529, balanced .8265, as of all its samples; unweighted .5857, .9048, .7452', () => {
    const weighted = subset('weighted/2').rows[0]!.figures;
    expect(weighted.recall.value).toBeCloseTo(0.7, 12);
    expect(weighted.specificity.value).toBeCloseTo(0.9529, 4);
    expect(weighted.balancedAccuracy.value).toBeCloseTo(0.8265, 4);
    const plain = subset('all').rows[0]!.figures;
    expect(plain.recall.value).toBeCloseTo(0.5857, 4);
    expect(plain.specificity.value).toBeCloseTo(0.9048, 4);
    expect(plain.balancedAccuracy.value).toBeCloseTo(0.7452, 4);
  });

  it('its 280 answers stand for 1,000 and say as much as 217 evenly drawn ones; types and generators are weighted, too', () => {
    const { standsFor, consistent, inconsistent, rows } = subset('weighted/2');
    expect(consistent + inconsistent).toBe(280);
    expect(standsFor!.samples).toBeCloseTo(1_000, 9);
    expect(standsFor!.effective).toBeCloseTo(217.39, 2);
    expect(rows[0]!.predicted).toBe(280);
    expect(rows[0]!.types.KConc.n).toBeCloseTo(25 + 16 * 5, 9);
    expect(rows[0]!.types.KConc.of).toBeCloseTo(50 + 20 * 5, 9);
    expect(rows[0]!.generators[0]!.of).toBeCloseTo(1_000, 9);
  });

  it('the random part stands beside it, unweighted', () => {
    const { consistent, inconsistent, standsFor } = subset('random/2');
    expect([consistent, inconsistent, standsFor]).toEqual([210, 20, undefined]);
  });

  it('a weighted share has no list of its samples and no interval by its counts', () => {
    const cells = boardTable(board, 'types', 'weighted/2').rows.flatMap((row) => row.cells);
    const shares = cells.filter((cell) => cell?.kind === 'share');
    expect(shares.length).toBeGreaterThan(0);
    for (const share of shares) expect(share).toMatchObject({ weighted: true });
    for (const share of shares) expect(share).not.toHaveProperty('cell');
  });
});

describe('drawnSubsets', () => {
  const keys = (answers: typeof ANSWERS) => drawnSubsets(dataOf(answers)).map(({ key }) => key);

  it('nothing read at random below the cut: no weights, since the rest is unknown', () => {
    const top = ANSWERS.filter(([{ draws }]) => draws[0]!.rank <= 100);
    expect(keys(top)).toEqual(['random/2']);
  });

  it('answers that came otherwise, and those without gold: left out', () => {
    const [sample, said] = ANSWERS[0]!;
    expect(keys([[{ ...sample, draws: [] }, said]])).toEqual([]);
    expect(keys([[{ ...sample, gold: null }, said]])).toEqual([]);
  });
});
