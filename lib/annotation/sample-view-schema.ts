import { z } from 'zod';
import { spanSchema } from '@/lib/text/span-schema';
import { EXPOSURES } from './view';
import { machineDetailsSchema } from './labels/machine';
import { answerVerdictSchema, judgementSchema, stepsSummarySchema } from './view-schema';
import type { HistoryEntry, PredictionView, PredictedSegment, SampleDetail } from './sample-detail';
import { STAGES } from '@/lib/typology/error-type';
import { VERDICTS } from './labels/verdict';
import { SAMPLE_STATES } from '@/lib/progress/sample-state';
import { sampleTextsSchema } from '@/lib/sample/view-schema';

const readSegmentSchema = z.object({
  id: z.string(),
  text: z.string(),
  spans: z.array(spanSchema),
  /** Null where the judge said nothing. */
  label: judgementSchema
    .extend(
      z.object({
        exposure: z.enum(EXPOSURES),
        decidedAt: z.string().nullable(),
        machine: machineDetailsSchema.omit({ steps: true }).nullable(),
        /** Null without steps. They themselves come when they are unfolded: server/get-prediction-steps.ts. */
        steps: stepsSummarySchema.nullable(),
      }).shape,
    )
    .nullable(),
}) satisfies z.ZodType<PredictedSegment>;

/** One annotation of a sample, whoever's it is. */
const predictionViewSchema = z.object({
  id: z.string(),
  source: z.enum(['method', 'annotator', 'adjudication']),
  /** A person's name, or the id of a method. */
  by: z.string(),
  /** Of a method: its version, the model it asked, the stages it judges, and whether this prediction is its current one. */
  method: z
    .object({
      version: z.string(),
      model: z.string().nullable(),
      judges: z.array(z.enum(STAGES)),
      superseded: z.boolean(),
      prefills: z.boolean(),
    })
    .nullable(),
  state: z.enum(['draft', 'submitted']),
  verdict: answerVerdictSchema,
  note: z.string(),
  flagReason: z.string().nullable(),
  version: z.number(),
  /** Submitted by somebody who can still take it back from a lead. */
  returnable: z.boolean(),
  updatedAt: z.string(),
  segments: z.array(readSegmentSchema),
}) satisfies z.ZodType<PredictionView>;

/** One row of the audit log about a sample. */
const historyEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Name of the account; null for the system and for erased people. */
  actor: z.string().nullable(),
  action: z.string(),
  before: z.unknown(),
  after: z.unknown(),
}) satisfies z.ZodType<HistoryEntry>;

/** Everything known of one sample. */
export const sampleDetailSchema = sampleTextsSchema.extend({
  /** From 1 in the order of arrival in the project. */
  number: z.number(),
  generator: z.string().nullable(),
  coarse: z.object({ verdict: z.enum(VERDICTS).nullable(), errorType: judgementSchema.shape.errorType }),
  metadata: z.unknown(),
  /** Methods' predictions, and what the source claims of the answer, are kept from the actor. */
  methodHidden: z.boolean(),
  state: z.enum(SAMPLE_STATES),
  withdrawnReason: z.string().nullable(),
  createdAt: z.string(),
  predictions: z.array(predictionViewSchema),
  history: z.array(historyEntrySchema),
  /** The actor's own annotation, if they have one. */
  ownAnnotationId: z.string().nullable(),
}) satisfies z.ZodType<SampleDetail>;
