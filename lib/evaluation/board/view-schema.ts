import { z } from 'zod';
import { confidenceIntervalSchema } from '@/lib/agreement/interval-view-schema';
import { reportAttemptSchema } from '@/lib/operation/report-view-schema';
import { ERROR_CATEGORIES, ERROR_TYPES } from '@/lib/typology/error-type';
import { COMPARED_FIGURES } from '../statistics/judge-board';
import { MATRIX_FIGURE_NAMES } from '../statistics/confusion-matrix';

const figure = z.number().nullable();
const count = z.number().int();
const measuredSchema = z.object({ value: figure, interval: confidenceIntervalSchema });
const shareSchema = z.object({ n: z.number(), of: z.number() });
const rateSchema = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** Judges that ask nobody and read nothing: what every other has to beat. */
export const TRIVIAL_JUDGES = ['always_consistent', 'always_inconsistent'] as const;
export type TrivialJudge = (typeof TRIVIAL_JUDGES)[number];

const judgeSchema = z.object({
  /** Id of its latest run; of a trivial judge its name. */
  id: z.string(),
  method: z.string(),
  version: z.string(),
  model: z.string().nullable(),
  params: z.unknown(),
});

const rowSchema = z.object({
  /** Answers of the subset that it has predicted, and those of them that it left undecided. */
  predicted: count,
  undecided: count,
  /** The positive class is inconsistent; an undecided prediction is wrong. */
  matrix: z.object({ tp: z.number(), fn: z.number(), fp: z.number(), tn: z.number() }),
  figures: z.record(z.enum(MATRIX_FIGURE_NAMES), measuredSchema),
  /** Of inconsistent gold with each type, how many it caught; an answer with several types counts for each. */
  types: z.record(z.enum(ERROR_TYPES), shareSchema),
  categories: z.record(z.enum(ERROR_CATEGORIES), shareSchema),
  /** Right verdicts on answers of each generator; "" for those of an unknown one. */
  generators: z.array(shareSchema.extend({ generator: z.string() })),
  /** The same by the recipe that constructed them; "" for collected ones. */
  recipes: z.array(shareSchema.extend({ recipe: z.string() })),
  /** Of caught answers, those where a failed unit overlaps a failed segment of the gold. */
  place: shareSchema,
});

const subsetSchema = z.object({
  /** `all`, `common`, `blind`, `clear`, `contested`, `language/zh`, `origin/collected`, `weighted/2` or `random/2`. */
  key: z.string(),
  consistent: count,
  inconsistent: count,
  /** Where answers stand for samples that were not drawn: how many in all, and how many evenly drawn answers would say as much. */
  standsFor: z.object({ samples: z.number(), effective: z.number() }).optional(),
  /** One for each judge, in their order. */
  rows: z.array(rowSchema),
});

const calibrationSchema = z.object({
  /** Answers that were scored; each by a map fitted on the other half of the questions. */
  answers: count,
  expectedError: figure,
  brier: figure,
  curve: z.array(z.object({ n: count, mean: z.number(), rate: rateSchema })).nullable(),
});

const altTestSchema = z.object({
  /** ω, ρ and whether ω is at least one half. */
  winningRate: z.number(),
  advantage: z.number(),
  passed: z.boolean(),
  annotators: count,
  skipped: count,
});

const detailSchema = z.object({
  score: z.enum(['unit_score', 'failed_share']).nullable(),
  auc: figure,
  calibration: calibrationSchema.nullable(),
  usage: z.object({ paid: figure, answers: count, calls: count, tokens: count }).nullable(),
  cost: z.object({ perThousand: figure, perErrorCaught: figure }).nullable(),
  /** Mean agreement with each person's labels given before any judge spoke: needs no adjudication. */
  blind: z.object({ labels: count, annotators: count, agreement: figure, balanced: figure }),
  ceiling: z
    .object({
      human: figure,
      judge: figure,
      balancedHuman: figure,
      balancedJudge: figure,
      gap: confidenceIntervalSchema,
      pairwise: z.boolean(),
      items: count,
      ties: count,
    })
    .nullable(),
  altTest: altTestSchema.nullable(),
  /** Answers whose gold no judge of its family can have moved, and how it does on those of them that it predicted. */
  safe: z
    .object({
      consistent: count,
      inconsistent: count,
      predicted: count,
      balancedAccuracy: figure,
      /** Balanced accuracy over all that it predicted, less that over the safe ones. */
      gain: figure,
    })
    .optional(),
  anchoring: rateSchema.nullable(),
  /** Answers without decided gold that it calls inconsistent, and the rate corrected for its errors on gold (Rogan & Gladen 1978). */
  unlabelled: z.object({
    flagged: shareSchema,
    corrected: rateSchema.nullable(),
    refused: z.enum(['empty_sample', 'uninformative_judge']).nullable(),
  }),
});

const pairSchema = z.object({
  /** Indexes of the judges. */
  judges: z.tuple([count, count]),
  /** Answers that both have predicted: both right, only the first, only the second, neither. */
  both: count,
  one: count,
  other: count,
  neither: count,
  /** McNemar, exact and mid-p, and the exact p adjusted over all pairs (Holm). */
  exact: z.number(),
  midP: z.number(),
  adjusted: z.number(),
  /** The first less the second. */
  figures: z.record(z.enum(COMPARED_FIGURES), measuredSchema.extend({ atMostZero: figure })),
});

/** What a board says, as it is stored. */
const boardFiguresSchema = z.object({
  gold: z.object({
    /** Samples that are not withdrawn; those without decided gold are left out of every figure. */
    samples: count,
    consistent: count,
    inconsistent: count,
    undecided: count,
    types: z.record(z.enum(ERROR_TYPES), count),
    languages: z.array(z.object({ name: z.string(), n: count })),
    generators: z.array(z.object({ name: z.string(), n: count })),
    recipes: z.array(z.object({ name: z.string(), n: count })),
    /** Answers whose gold rests on labels alone that no judge could move; the others are of mixed exposure. */
    blind: count,
  }),
  epsilon: z.number(),
  judges: z.array(judgeSchema),
  subsets: z.array(subsetSchema),
  /** One for each judge, in their order, over all gold. */
  details: z.array(detailSchema),
  pairs: z.array(pairSchema),
});
export type BoardFigures = z.infer<typeof boardFiguresSchema>;
export type BoardRowView = z.infer<typeof rowSchema>;
export type JudgeView = z.infer<typeof judgeSchema>;
export type JudgeDetail = z.infer<typeof detailSchema>;
export type JudgePair = z.infer<typeof pairSchema>;

/** A project's board as it was last made, and how the next one stands. */
export const boardSchema = z.object({
  figures: boardFiguresSchema.nullable(),
  madeAt: z.iso.datetime().nullable(),
  /** False once gold or predictions have changed since. */
  fresh: z.boolean(),
  attempt: reportAttemptSchema.nullable(),
  /** The actor may stop a board that is being made, and settle what judges may pre-fill. */
  leads: z.boolean(),
});
export type Board = z.infer<typeof boardSchema>;

const verdict = z.enum(['consistent', 'inconsistent', 'undecided']);

/** One page of the samples behind a cell. */
export const cellSamplesSchema = z.object({
  total: z.number().int(),
  samples: z.array(
    z.object({
      id: z.string(),
      externalId: z.string(),
      question: z.string(),
      answer: z.string(),
      language: z.string(),
      generator: z.string().nullable(),
      /** That constructed it; null: it was collected. */
      recipe: z.string().nullable(),
      gold: verdict,
      types: z.array(z.enum(ERROR_TYPES)),
      said: verdict,
      /** What the other judge said; null where none was asked for. */
      otherSaid: verdict.nullable(),
    }),
  ),
});
export type CellSamples = z.infer<typeof cellSamplesSchema>;
