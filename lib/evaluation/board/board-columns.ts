import type { Share } from '@/lib/annotation/exposure/proportion';
import { ERROR_CATEGORIES, ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import type { MeasuredFigure } from '../statistics/judge-board';
import type { MatrixFigure } from '../statistics/confusion-matrix';
import type { BoardShape } from './board-shapes';
import type { BoardRowView, JudgeDetail } from './view-schema';

/** One figure of one judge. */
export type BoardCellValue =
  | { kind: 'count'; value: number }
  /**
   * Right verdicts out of all, with the part of a cell's address that lists its samples; `weighted` ones count samples that nobody
   * has read, so that they have neither such a list nor an interval by their counts.
   */
  | ({ kind: 'share'; of: number; n: number } & { cell?: CellQuery; weighted?: true })
  /** With an interval that is no bootstrap's. */
  | { kind: 'rate'; value: number; low: number; high: number }
  | ({ kind: 'measured' } & MeasuredFigure)
  | { kind: 'figure'; value: number }
  | { kind: 'money'; value: number }
  | { kind: 'word'; word: 'passed' | 'failed' | 'unit_score' | 'failed_share' | 'uninformative_judge' };

/** What narrows the samples behind a figure. */
interface CellQuery {
  gold?: 'consistent' | 'inconsistent';
  type?: ErrorType;
  generator?: string;
  recipe?: string;
}

/** A column's key, and what it has of a judge. */
type Column = [key: string, value: (row: BoardRowView, detail: JudgeDetail) => BoardCellValue | null];

const measured =
  (name: MatrixFigure): Column[1] =>
  ({ figures }) =>
    figures[name].value === null ? null : { kind: 'measured', ...figures[name] };
const share = ({ n, of }: Share, cell?: CellQuery): BoardCellValue | null =>
  of === 0 ? null : { kind: 'share', n, of, ...(cell && { cell }) };
const figure = (value: number | null): BoardCellValue | null =>
  value === null ? null : { kind: 'figure', value };
const money = (value: number | null | undefined): BoardCellValue | null =>
  value == null ? null : { kind: 'money', value };

const TOTAL: Column = ['accuracy', measured('accuracy')];
const POSITIVES: Column = [
  'consistent',
  ({ matrix: { fp, tn } }) => share({ n: tn, of: fp + tn }, { gold: 'consistent' }),
];
const NEGATIVES: Column = [
  'inconsistent',
  ({ matrix: { tp, fn } }) => share({ n: tp, of: tp + fn }, { gold: 'inconsistent' }),
];
const PREDICTED: Column = ['predicted', ({ predicted }) => ({ kind: 'count', value: predicted })];
const BALANCED: Column = ['balancedAccuracy', measured('balancedAccuracy')];

/** The columns of a table in each shape, over the rows of the subset that it is of. */
export const BOARD_COLUMNS: Record<BoardShape, (rows: readonly BoardRowView[]) => Column[]> = {
  figures: () => [
    PREDICTED,
    ['undecided', ({ undecided }) => ({ kind: 'count', value: undecided })],
    BALANCED,
    ['kappa', measured('kappa')],
    ['mcc', measured('mcc')],
    POSITIVES,
    NEGATIVES,
    ['precision', measured('precision')],
    TOTAL,
    ['place', ({ place }) => share(place)],
  ],
  types: (rows) => [
    BALANCED,
    TOTAL,
    POSITIVES,
    ...ERROR_TYPES.filter((type) => rows.some(({ types }) => types[type].of > 0)).map((type): Column => [
      type,
      ({ types }) => share(types[type], { type }),
    ]),
  ],
  categories: () => [
    BALANCED,
    TOTAL,
    POSITIVES,
    NEGATIVES,
    ...ERROR_CATEGORIES.map((category): Column => [
      category,
      ({ categories }) => share(categories[category]),
    ]),
  ],
  generators: (rows) => [
    BALANCED,
    TOTAL,
    ...named('generator', rows, ({ generators }) =>
      generators.map(({ generator, ...own }) => [generator, own]),
    ),
  ],
  recipes: (rows) => [
    BALANCED,
    TOTAL,
    ...named('recipe', rows, ({ recipes }) => recipes.map(({ recipe, ...own }) => [recipe, own])),
  ],
  blind: () => [
    ['blindLabels', (_, { blind }) => ({ kind: 'count', value: blind.labels })],
    ['blindAgreement', (_, { blind }) => figure(blind.agreement)],
    ['blindBalanced', (_, { blind }) => figure(blind.balanced)],
    ['ceilingItems', (_, { ceiling }) => ceiling && { kind: 'count', value: ceiling.items }],
    ['ceilingHuman', (_, { ceiling }) => figure(ceiling?.human ?? null)],
    ['ceilingJudge', (_, { ceiling }) => figure(ceiling?.judge ?? null)],
    ['ceilingGap', (_, { ceiling }) => gapOf(ceiling)],
    ['altOmega', (_, { altTest }) => figure(altTest?.winningRate ?? null)],
    ['altRho', (_, { altTest }) => figure(altTest?.advantage ?? null)],
    ['altTest', (_, { altTest }) => altTest && { kind: 'word', word: altTest.passed ? 'passed' : 'failed' }],
    ['anchoring', (_, { anchoring }) => anchoring && { kind: 'rate', ...anchoring }],
  ],
  judgeSafe: () => [
    BALANCED,
    ['safeConsistent', (_, { safe }) => (safe ? { kind: 'count', value: safe.consistent } : null)],
    ['safeInconsistent', (_, { safe }) => (safe ? { kind: 'count', value: safe.inconsistent } : null)],
    ['safePredicted', (_, { safe }) => (safe ? { kind: 'count', value: safe.predicted } : null)],
    ['safeBalanced', (_, { safe }) => figure(safe?.balancedAccuracy ?? null)],
    ['safeGain', (_, { safe }) => figure(safe?.gain ?? null)],
  ],
  scores: () => [
    ['score', (_, { score }) => score && { kind: 'word', word: score }],
    ['auc', (_, { auc, score }) => (score === null ? null : figure(auc))],
    ['calibrated', (_, { calibration }) => calibration && { kind: 'count', value: calibration.answers }],
    ['expectedError', (_, { calibration }) => figure(calibration?.expectedError ?? null)],
    ['brier', (_, { calibration }) => figure(calibration?.brier ?? null)],
  ],
  cost: () => [
    BALANCED,
    ['calls', (_, { usage }) => perAnswer(usage, 'calls')],
    ['tokens', (_, { usage }) => perAnswer(usage, 'tokens')],
    ['paid', (_, { usage }) => money(usage?.paid)],
    ['perThousand', (_, { cost }) => money(cost?.perThousand)],
    ['perErrorCaught', (_, { cost }) => money(cost?.perErrorCaught)],
  ],
  unlabelled: () => [
    ['flagged', (_, { unlabelled }) => share(unlabelled.flagged)],
    ['corrected', (_, { unlabelled }) => correctedOf(unlabelled)],
  ],
};

/** A column for each name that the answers have, in order. */
function named(
  of: 'generator' | 'recipe',
  rows: readonly BoardRowView[],
  sharesOf: (row: BoardRowView) => [name: string, share: Share][],
): Column[] {
  const names = new Set(rows.flatMap((row) => sharesOf(row).map(([name]) => name)));
  return [...names].sort().map((name): Column => [
    `${of}/${name}`,
    (row) => {
      const found = sharesOf(row).find(([own]) => own === name);
      return found ? share(found[1], { [of]: name }) : null;
    },
  ]);
}

function gapOf(ceiling: JudgeDetail['ceiling']): BoardCellValue | null {
  if (!ceiling || ceiling.judge === null || ceiling.human === null) return null;
  return { kind: 'measured', value: ceiling.judge - ceiling.human, interval: ceiling.gap };
}

function perAnswer(usage: JudgeDetail['usage'], what: 'calls' | 'tokens'): BoardCellValue | null {
  return usage && usage.answers > 0 ? figure(usage[what] / usage.answers) : null;
}

function correctedOf({ corrected, refused }: JudgeDetail['unlabelled']): BoardCellValue | null {
  if (corrected) return { kind: 'rate', ...corrected };
  return refused === 'uninformative_judge' ? { kind: 'word', word: refused } : null;
}
