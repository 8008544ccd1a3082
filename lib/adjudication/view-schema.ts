import { z } from 'zod';
import { answerVerdictSchema, judgementSchema } from '@/lib/annotation/view-schema';
import { rangeSchema } from '@/lib/agreement/range-view-schema';
import { sampleTextsSchema } from '@/lib/sample/view-schema';
import { goldRuleSchema } from './gold-rule';
import { STATE_REASONS } from '@/lib/errors';

/** Somebody between whose labels a lead decides; A, B, C where names are hidden. */
export const raterViewSchema = z.object({
  annotationId: z.string(),
  name: z.string(),
  verdict: answerVerdictSchema,
  note: z.string(),
  flagReason: z.string().nullable(),
  /** Of their annotation, to give it back over. */
  version: z.number(),
  returnable: z.boolean(),
});

/** Somebody whose annotation is still to come. */
export const outViewSchema = z.object({
  name: z.string(),
  /** A lead has given it back. */
  returned: z.boolean(),
});

/** An annotation that a later one of the same person has replaced. */
const earlierViewSchema = z.object({
  annotationId: z.string(),
  name: z.string(),
  /** Number of its round. */
  round: z.number(),
});

/** One way in which people segmented the answer. */
export const segmentationViewSchema = z.object({
  /** Whose segments are taken with it. */
  annotationId: z.string(),
  /** All who segmented so. */
  by: z.array(z.string()),
  segments: z.number(),
  /** The adjudication stands on it; before there is one, on which it would begin. */
  chosen: z.boolean(),
});

/** A segment of somebody's segmentation with what they said of it. */
export const votedSegmentSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** In the answer, UTF-16 code units, ascending. */
  spans: z.array(rangeSchema).readonly(),
  label: judgementSchema.pick({
    fact: true,
    logic: true,
    errorType: true,
    evidence: true,
    note: true,
    clause: true,
  }),
});

/** What one person says on one unit of the answer. */
export const sideSchema = votedSegmentSchema.shape.label.extend(
  z.object({
    /** Their segments that it comes from; more than one where they segmented more finely. */
    segmentIds: z.array(z.string()),
  }).shape,
);

/** A segment of the answer, which gets one label. */
export const unitViewSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** In the answer, UTF-16 code units. */
  spans: z.array(rangeSchema).readonly(),
  /** In the order of the raters; null where one says nothing of it. */
  sides: z.array(sideSchema.nullable()),
  /** The project's rule makes gold of it. */
  agreed: z.boolean(),
  /** The rule makes a verdict of it, but no stage or type. */
  typeOpen: z.boolean(),
  /** Not all who labelled it say the same. */
  disputed: z.boolean(),
  /** It decides the answer's verdict. */
  pivotal: z.boolean(),
  /** What the lead says, and whether somebody says the same or it says why; null before the adjudication has begun. */
  label: judgementSchema
    .extend(z.object({ version: z.number(), decided: z.boolean(), grounded: z.boolean() }).shape)
    .nullable(),
});

export const adjudicationViewSchema = z.object({
  project: z.object({ id: z.string(), name: z.string() }),
  sample: sampleTextsSchema,
  raters: z.array(raterViewSchema),
  /** Whose annotations are still to come; without names where these are hidden. */
  out: z.array(outViewSchema),
  /** Whose annotations came after it had been adjudicated. */
  late: z.array(z.string()),
  /** Annotations that count no more, newest first. */
  earlier: z.array(earlierViewSchema),
  /** What most did first. */
  segmentations: z.array(segmentationViewSchema),
  /** No segmentation is that of more than half: the lead's is used. */
  segmentationOpen: z.boolean(),
  units: z.array(unitViewSchema),
  rule: goldRuleSchema,
  namesHidden: z.boolean(),
  /** The adjudication; null where nobody has begun. */
  adjudication: z
    .object({
      annotationId: z.string(),
      version: z.number(),
      state: z.enum(['draft', 'submitted']),
      verdict: answerVerdictSchema,
      /** Whose it is; the one who acts has `mine`. */
      by: z.string(),
      /** When it was adjudicated, ISO 8601. */
      at: z.string().nullable(),
      mine: z.boolean(),
    })
    .nullable(),
  /** Why the actor may not adjudicate it; null where they may. */
  refused: z.enum(STATE_REASONS).nullable(),
});
