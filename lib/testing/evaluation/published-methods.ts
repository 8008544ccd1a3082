import { ERROR_TYPES } from '@/lib/typology/error-type';
import type { BoardData, BoardSample, JudgedAnswers } from '@/lib/evaluation/board/board-data';

/** Sizes of the classes of the synthetic set of the Face4RAG paper: consistent, then the ten error types. */
export const PUBLISHED_SIZES = [394, 199, 137, 162, 63, 70, 112, 28, 50, 41, 43];

/** Right verdicts of each method on each class (tables 3, 6 and 7), then its percent, balanced accuracy and kappa. */
export const PUBLISHED_METHODS: [
  name: string,
  right: number[],
  percent: number,
  balanced: number,
  kappa: number | null,
][] = [
  ['FACTSCORE 3.5', [147, 180, 137, 153, 35, 66, 88, 18, 34, 19, 37], 70.36, 61.03, 0.239],
  ['FACTSCORE 4', [132, 187, 137, 156, 43, 68, 98, 17, 36, 21, 38], 71.82, 61.01, 0.248],
  ['FELM', [306, 84, 136, 149, 14, 62, 78, 12, 27, 2, 14], 68.05, 70.77, 0.355],
  ['RAGAS 3.5', [279, 153, 135, 116, 31, 61, 61, 11, 24, 14, 19], 69.59, 69.94, 0.357],
  // The paper prints 76.37; its own columns add up to 995 of 1,299.
  ['RAGAS 4', [290, 187, 136, 128, 33, 63, 66, 14, 25, 22, 31], 76.6, 75.75, 0.482],
  ['RefChecker', [300, 190, 137, 142, 40, 65, 62, 14, 26, 15, 29], 78.52, 77.85, 0.523],
  ['L-Face4RAG', [379, 193, 137, 160, 48, 69, 101, 26, 40, 21, 39], 93.38, 94.17, 0.849],
  ['A.D.', [361, 180, 137, 120, 26, 63, 48, 9, 17, 13, 19], 76.44, 80.73, null],
  ['w/o logic', [384, 193, 137, 158, 42, 66, 94, 10, 32, 12, 28], 88.99, 91.38, null],
];

/** An answer of a board about which nothing is known but what is given. */
export const boardSample = (own: Partial<BoardSample>): BoardSample => ({
  id: '',
  question: '',
  language: 'zh',
  generator: null,
  recipe: null,
  length: 20,
  gold: null,
  types: [],
  failed: [],
  blind: false,
  touched: [],
  labels: new Map(),
  draws: [],
  ...own,
});

/** A judge of a board with what it says of each sample. */
export const boardJudge = (id: string, predictions: JudgedAnswers['predictions']): JudgedAnswers => ({
  judge: {
    ...{ id, method: id, version: '1', model: null, params: {}, usage: null, score: null },
    shown: { shown: { n: 0, of: 0 }, control: { n: 0, of: 0 } },
  },
  predictions,
});

/** Table 3 as predictions over 1,299 made-up samples: of each class as many as there are, the first of them judged rightly. */
export function publishedBoard(): BoardData {
  const places = PUBLISHED_SIZES.flatMap((size, type) =>
    Array.from({ length: size }, (_, at) => ({ type, at })),
  );
  return {
    samples: places.map(({ type, at }, index) =>
      boardSample({
        id: `s${index}`,
        question: `q${index}`,
        generator: at % 2 === 0 ? 'one' : 'other',
        gold: type === 0 ? 'consistent' : 'inconsistent',
        types: type === 0 ? [] : [ERROR_TYPES[type - 1]!],
      }),
    ),
    judged: PUBLISHED_METHODS.map(([name, right]) =>
      boardJudge(
        name,
        places.map(({ type, at }) => ({
          verdict: at < right[type]! === (type === 0) ? 'consistent' : 'inconsistent',
          score: null,
          failed: [],
        })),
      ),
    ),
  };
}
