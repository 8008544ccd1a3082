import { describe, expect, it } from 'vitest';
import { lastStep } from '@/lib/last-step';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import {
  boardSample,
  boardJudge,
  PUBLISHED_METHODS,
  PUBLISHED_SIZES,
  publishedBoard,
} from '@/lib/testing/evaluation/published-methods';
import type { AnswerPrediction, BoardData } from './board-data';
import { shapesOf } from './board-shapes';
import { boardTable } from './board-table';
import { computeBoard } from './compute-board';
import type { BoardFigures } from './view-schema';

const computed = (data: BoardData): BoardFigures => lastStep(computeBoard(data, 0.2));
const said = (
  verdict: AnswerPrediction['verdict'],
  own: Partial<AnswerPrediction> = {},
): AnswerPrediction => ({
  verdict,
  score: null,
  failed: [],
  ...own,
});

describe('the board of Table 3', () => {
  const board = computed(publishedBoard());

  it('counts its gold and gives the percents, balanced accuracies and kappas of the paper', () => {
    expect(board.gold).toMatchObject({ consistent: 394, inconsistent: 905, undecided: 0, blind: 0 });
    expect(ERROR_TYPES.map((type) => board.gold.types[type])).toEqual([...PUBLISHED_SIZES.slice(1), 0]);
    PUBLISHED_METHODS.forEach(([, right, percent, balanced, kappa], at) => {
      const { figures, types, matrix } = board.subsets[0]!.rows[at]!;
      expect(100 * figures.accuracy.value!).toBeCloseTo(percent, 2);
      expect(100 * figures.balancedAccuracy.value!).toBeCloseTo(balanced, 2);
      if (kappa !== null) expect(figures.kappa.value).toBeCloseTo(kappa, 3);
      expect([matrix.tn, ...ERROR_TYPES.slice(0, 10).map((type) => types[type].n)]).toEqual(right);
    });
  });

  it('has the trivial judges as rows: always inconsistent is right on 69.67 %, and both are balanced at one half', () => {
    const trivial = boardTable(board, 'figures').rows.slice(-2);
    expect(trivial.map(({ judge }) => board.judges[judge]!.id).sort()).toEqual([
      'always_consistent',
      'always_inconsistent',
    ]);
    const rows = board.subsets[0]!.rows.slice(-2);
    expect(rows.map(({ figures }) => figures.balancedAccuracy.value)).toEqual([0.5, 0.5]);
    expect(100 * rows[1]!.figures.accuracy.value!).toBeCloseTo(69.67, 2);
  });

  it('compares each two judges: L-Face4RAG catches 62 more than w/o logic and takes 5 consistent answers less for such', () => {
    const [full, without] = ['L-Face4RAG', 'w/o logic'].map((name) =>
      board.judges.findIndex(({ id }) => id === name),
    ) as [number, number];
    const pair = board.pairs.find(({ judges }) => judges[0] === full && judges[1] === without)!;
    // Classes are judged rightly from the first sample on, so the better of two is right wherever the other is.
    expect([pair.one, pair.other]).toEqual([62, 5]);
    expect(pair.exact / 1.4e-13).toBeCloseTo(1, 1);
    expect(pair.figures.accuracy.value).toBeCloseTo(57 / 1299, 12);
    expect(pair.adjusted).toBeGreaterThanOrEqual(pair.exact);
    expect(pair.figures.accuracy.atMostZero).toBe(0);
  });
});

describe('what the figures of a judge are about', () => {
  const gold = ['inconsistent', 'inconsistent', 'consistent', 'consistent', null] as const;
  const samples = gold.map((own, at) =>
    boardSample({
      ...{ id: `s${at}`, question: `q${at}`, gold: own, failed: own === 'inconsistent' ? [[10, 20]] : [] },
      language: at % 2 === 0 ? 'zh' : 'en',
      types: own === 'inconsistent' ? ['Hallu', 'KCont'] : [],
    }),
  );

  it('missing predictions count for nobody, undecided ones as wrong, and pairs for what both have', () => {
    const board = computed({
      samples,
      judged: [
        boardJudge('a', [
          said('inconsistent'),
          said('undecided'),
          said('consistent'),
          null,
          said('inconsistent'),
        ]),
        boardJudge('b', [
          said('consistent'),
          said('inconsistent'),
          said('consistent'),
          said('consistent'),
          null,
        ]),
      ],
    });
    expect(board.gold).toMatchObject({ samples: 5, undecided: 1, types: { Hallu: 2, KCont: 2 } });
    const [a, b] = board.subsets[0]!.rows;
    expect(a).toMatchObject({ predicted: 3, undecided: 1, matrix: { tp: 1, fn: 1, fp: 0, tn: 1 } });
    expect(a!.categories).toMatchObject({ hallucination: { n: 1, of: 2 }, knowledge: { n: 1, of: 2 } });
    expect(b).toMatchObject({ predicted: 4, undecided: 0 });
    expect(board.pairs[0]).toMatchObject({ judges: [0, 1], both: 1, one: 1, other: 1, neither: 0 });
    expect(board.details[0]!.unlabelled).toMatchObject({ flagged: { n: 1, of: 1 }, refused: null });
    expect(board.details[1]!.unlabelled).toMatchObject({ corrected: null, refused: 'empty_sample' });
    expect(board.subsets.map(({ key }) => key)).toEqual(['all', 'common', 'language/en', 'language/zh']);
  });

  it('a catch counts as in the right place where a failed unit overlaps; one that covers the answer names no place', () => {
    const caught = [
      [said('inconsistent', { failed: [[0, 10]] }), said('inconsistent', { failed: [[0, 20]] })],
      [said('inconsistent', { failed: [[9, 11]] }), said('inconsistent', { failed: [] })],
    ];
    const rows = computed({
      samples: samples.slice(0, 2),
      judged: caught.map((own, at) => boardJudge(String(at), own)),
    }).subsets[0]!.rows;
    expect(rows.slice(0, 2).map(({ place }) => place)).toEqual([
      { n: 0, of: 1 },
      { n: 1, of: 1 },
    ]);
  });

  it('constructed answers: right verdicts by recipe beside the collected ones, in a table whose cells open them', () => {
    const recipes = ['unit', 'date', null, 'unit', 'unit'];
    const board = computed({
      samples: samples.map((sample, at) => ({ ...sample, recipe: recipes[at]! })),
      judged: [
        boardJudge('a', [
          said('inconsistent'),
          said('undecided'),
          said('consistent'),
          said('inconsistent'),
          said('consistent'),
        ]),
      ],
    });
    // The last sample has no gold, and counts in none of them.
    expect(board.gold.recipes).toEqual([
      { name: '', n: 1 },
      { name: 'date', n: 1 },
      { name: 'unit', n: 2 },
    ]);
    expect(board.subsets[0]!.rows[0]!.recipes).toEqual([
      { recipe: '', n: 1, of: 1 },
      { recipe: 'date', n: 0, of: 1 },
      { recipe: 'unit', n: 1, of: 2 },
    ]);
    expect(
      board.subsets.map(({ key, consistent, inconsistent }) => [key, consistent + inconsistent]),
    ).toEqual([
      ...[['all', 4] as const, ['language/en', 2] as const, ['language/zh', 2] as const],
      ...[['origin/collected', 1] as const, ['origin/constructed', 3] as const],
    ]);
    expect(shapesOf(board)).toContain('recipes');
    const { columns, rows } = boardTable(board, 'recipes');
    expect(columns).toEqual(['balancedAccuracy', 'accuracy', 'recipe/', 'recipe/date', 'recipe/unit']);
    expect(rows.find(({ judge }) => judge === 0)!.cells.slice(2)).toEqual([
      { kind: 'share', n: 1, of: 1, cell: { recipe: '' } },
      { kind: 'share', n: 0, of: 1, cell: { recipe: 'date' } },
      { kind: 'share', n: 1, of: 2, cell: { recipe: 'unit' } },
    ]);
  });

  it('no constructed answer with gold: the board has no shape by recipe', () => {
    const [open] = samples.slice(-1);
    const board = computed({ samples: [...samples.slice(0, 4), { ...open!, recipe: 'unit' }], judged: [] });
    expect(board.gold.recipes).toEqual([{ name: '', n: 4 }]);
    expect(shapesOf(board)).not.toContain('recipes');
  });

  it('blind labels: agreement with each person, clear and contested answers, and the ceiling of two', () => {
    const people = (one: 'consistent' | 'inconsistent', other: 'consistent' | 'inconsistent' | 'undecided') =>
      new Map([
        ['ann', one],
        ['bob', other],
      ]);
    const labelled = [
      people('inconsistent', 'inconsistent'),
      people('inconsistent', 'consistent'),
      people('consistent', 'consistent'),
      people('consistent', 'undecided'),
    ].map((labels, at) => ({ ...samples[at]!, labels, blind: at < 2 }));
    const board = computed({
      samples: labelled,
      judged: [
        boardJudge('a', [said('inconsistent'), said('inconsistent'), said('consistent'), said('consistent')]),
      ],
    });
    expect(
      board.subsets.map(({ key, consistent, inconsistent }) => [key, consistent + inconsistent]),
    ).toEqual([
      ['all', 4],
      ['blind', 2],
      ['clear', 2],
      ['contested', 2],
      ['language/en', 2],
      ['language/zh', 2],
    ]);
    const { blind, ceiling, altTest } = board.details[0]!;
    expect(blind).toEqual({
      labels: 7,
      annotators: 2,
      agreement: (1 + 2 / 3) / 2,
      balanced: (1 + 3 / 4) / 2,
    });
    // Ann against Bob's three decided labels: 2 of 3; Bob, undecided once, against Ann's four: 2 of 4.
    expect(ceiling).toMatchObject({ pairwise: true, human: (2 / 3 + 2 / 4) / 2, judge: (2 / 3 + 1) / 2 });
    expect(altTest).toBeNull();
  });

  it('scores: the area under the curve, and probabilities by a map from the other half of the questions', () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      boardSample({
        question: `q${String(at).padStart(3, '0')}`,
        gold: at % 4 < 2 ? 'inconsistent' : 'consistent',
      }),
    );
    const scored = boardJudge(
      'a',
      many.map(({ gold }, at) =>
        said(gold!, { score: (gold === 'inconsistent') === Math.floor(at / 4) % 10 > 0 ? 0.8 : 0.2 }),
      ),
    );
    const data = {
      samples: many,
      judged: [{ ...scored, judge: { ...scored.judge, score: 'unit_score' as const } }],
    };
    const { auc, calibration } = computed(data).details[0]!;
    expect(auc).toBeCloseTo(0.9, 12);
    expect(calibration).toMatchObject({ answers: 200 });
    expect(calibration!.curve).toHaveLength(2);
    expect(calibration!.expectedError).toBeLessThan(0.02);
    const few = boardJudge('a', scored.predictions.slice(0, 60));
    const board = computed({ samples: many.slice(0, 60), judged: [few] });
    expect(board.details[0]!.calibration).toBeNull();
  });
});

describe('a judge on gold that it touched', () => {
  const shown = { touched: ['gpt'] };
  const samples = [
    boardSample({ question: 'a', gold: 'inconsistent', ...shown }),
    boardSample({ question: 'b', gold: 'consistent', ...shown }),
    boardSample({ question: 'c', gold: 'inconsistent' }),
    boardSample({ question: 'd', gold: 'consistent', touched: ['other'] }),
    boardSample({ question: 'e', gold: 'consistent', touched: [''] }),
    boardSample({ question: 'f', gold: null }),
  ];
  // Right wherever it was shown, wrong on what it never touched but once.
  const answers = ['inconsistent', 'consistent', 'consistent', 'consistent', 'consistent'] as const;
  const judge = boardJudge('gpt', [...answers.map((verdict) => said(verdict)), null]);
  const [gpt] = computed({ samples, judged: [judge] }).details;

  it('safe answers leave out what its family, or a judge that is not known, touched; the gain is the rest', () => {
    expect(gpt!.safe).toEqual({
      ...{ consistent: 1, inconsistent: 1, predicted: 2 },
      // Over all one of two inconsistent and all consistent ones; over the safe ones no inconsistent and one consistent one.
      ...{ balancedAccuracy: 0.5, gain: 0.25 },
    });
  });

  it('a judge of another family: what the first touched is safe for it', () => {
    const other = boardJudge('qwen', [said('inconsistent'), null, null, null, null, null]);
    expect(computed({ samples, judged: [other] }).details[0]!.safe).toEqual({
      ...{ consistent: 2, inconsistent: 2, predicted: 1, balancedAccuracy: null, gain: null },
    });
  });
});
