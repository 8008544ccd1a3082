import { z } from 'zod';
import { reportAttemptSchema } from '@/lib/operation/report-view-schema';
import type { AgreementFigures, LevelFigures } from './figures/figures';
import { confidenceIntervalSchema } from './interval-view-schema';
import type { AgreementView } from './server/read-agreement';
import { COEFFICIENTS } from './statistics/coefficient';
import { CATEGORIES } from './units/category';
import { LEVELS } from './units/level';
import { DISAGREEMENT_LEVELS } from './units/sample-agreement';

const count = z.number().int();
const share = z.number().nullable();
/** A value, or why it has none. */
const coefficientSchema = z.union([
  z.object({ value: z.number() }),
  z.object({ undefined: z.enum(['no_overlap', 'single_value', 'nothing_marked']) }),
]);
const measuredSchema = coefficientSchema.and(z.object({ interval: confidenceIntervalSchema }));

const levelSchema = z.object({
  units: count,
  labels: count,
  judged: count,
  /** `fleissShared` and `ac1Shared` estimate chance from the units that two or more judged. */
  coefficients: z.record(z.enum(COEFFICIENTS), measuredSchema),
}) satisfies z.ZodType<LevelFigures>;

const pairSchema = z.object({
  a: z.string(),
  b: z.string(),
  units: count,
  raw: coefficientSchema,
  /** Cohen's. */
  kappa: measuredSchema,
});

const categorySchema = z.enum(CATEGORIES);
const cellSchema = z.tuple([categorySchema, categorySchema, count]);
const breedingSchema = z.array(z.object({ key: z.string(), units: count, differing: count }));

const personSchema = z.object({
  author: z.string(),
  answers: count,
  compared: count,
  agreed: count,
  /** Later answers against the earlier half. */
  drift: z
    .object({
      early: z.number(),
      late: z.number(),
      change: z.object({ value: z.number(), low: z.number(), high: z.number() }),
    })
    .nullable(),
  pace: z.object({ medianMs: share, answers: count, rushed: share, z: share, outlier: z.boolean() }),
  /** By Dawid and Skene. */
  sensitivity: z.object({ consistent: share, inconsistent: share }).nullable(),
});

const figuresSchema = z.object({
  samples: count,
  shared: count,
  comparable: count,
  segmentedDifferently: count,
  kinds: z.record(z.enum(DISAGREEMENT_LEVELS), count),
  unsure: count,
  levels: z.record(z.enum(LEVELS), levelSchema),
  evidence: z.object({
    pairs: count,
    oneSided: count,
    f1: z.number(),
    iou: z.number(),
    units: count,
    observed: z.number(),
    expected: z.number(),
    meanF1: measuredSchema,
    meanIou: measuredSchema,
    alpha: measuredSchema,
  }),
  /** What two people said of one unit, each pair of labels once. */
  confusion: z.array(cellSchema),
  pairs: z.object({ verdict: z.array(pairSchema), type: z.array(pairSchema) }),
  methods: z.array(
    z.object({
      method: z.string(),
      /** A person's label, the judge's, units. */
      cells: z.array(cellSchema),
      people: z.array(
        z.object({ author: z.string(), units: count, agreed: count, kappa: coefficientSchema }),
      ),
    }),
  ),
  weeks: z.array(
    z.object({
      week: z.string(),
      units: count,
      raw: measuredSchema,
      alpha: measuredSchema,
      typeAlpha: measuredSchema,
    }),
  ),
  people: z.array(personSchema),
  dawidSkene: z
    .object({ prevalence: z.array(z.number()), iterations: count, converged: z.boolean() })
    .nullable(),
  types: breedingSchema,
  clauses: breedingSchema,
}) satisfies z.ZodType<AgreementFigures>;

const roundSchema = z.object({
  id: z.string(),
  number: count,
  kind: z.enum(['training', 'pilot', 'main', 'reannotation']),
  name: z.string(),
});

/** The agreement of a scope as last computed; `figures` is null until it has been. Authors are ids, with their names beside. */
export const agreementSchema = z.object({
  rounds: z.array(roundSchema),
  languages: z.array(z.string()),
  generators: z.array(z.string()),
  constructed: z.boolean(),
  /** The newest order, if it is not the one that is shown. */
  attempt: reportAttemptSchema.nullable(),
  figures: figuresSchema.nullable(),
  madeAt: z.date().nullable(),
  /** False when labels have changed since the figures were made. */
  fresh: z.boolean(),
  samples: count,
  names: z.record(z.string(), z.string()),
  stops: z.boolean(),
  /** What the newest figures of each round came to, of the same labels and samples. */
  trend: z.array(z.object({ round: roundSchema, verdict: levelSchema, type: levelSchema })),
}) satisfies z.ZodType<AgreementView>;
