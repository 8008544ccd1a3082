import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { evidenceClaimsSchema } from '@/lib/annotation/evidence/evidence-schema';
import { citationSchema } from '@/lib/guideline/clause-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';

const verdict = z.enum(['consistent', 'inconsistent', 'unsure']);
const MOST_REASON = 10_000;
/** Of the label that it changes; another in the database is answered with `stale`. */
const onUnit = { segmentId: z.uuid(), version: z.number().int() };
/** Of the adjudication itself. */
const onWhole = { version: z.number().int() };

/** One act of a lead who adjudicates a sample. `changeId` is made up by the client: the same act sent twice is one act. */
export const adjudicationChangeSchema = z.discriminatedUnion('kind', [
  /** Begins to adjudicate; with `takeOver` in the place of another lead who has begun. Their labels stay. */
  z.object({ kind: z.literal('open'), takeOver: z.boolean().default(false) }),
  /** Takes what one person said of a unit, with their evidence. */
  z.object({ kind: z.literal('take'), changeId: z.uuid(), ...onUnit, annotationId: z.uuid() }),
  /** Writes a label of one's own; `note` is the reason. */
  z.object({
    kind: z.literal('write'),
    changeId: z.uuid(),
    ...onUnit,
    judgement: z.object({
      fact: verdict,
      logic: verdict,
      errorType: z.enum(ERROR_TYPES).nullable(),
      evidence: evidenceClaimsSchema,
      note: storableText.trim().max(MOST_REASON),
      /** The clause of the guidelines that decided. */
      clause: citationSchema.nullable().default(null),
    }),
  }),
  /** Stands on the segments of that person from then on; labels of segments at the same places stay. */
  z.object({ kind: z.literal('cut'), changeId: z.uuid(), ...onWhole, annotationId: z.uuid() }),
  /** Cuts a segment in two at a place of its own text, UTF-16 code units. */
  z.object({
    kind: z.literal('split'),
    changeId: z.uuid(),
    ...onWhole,
    segmentId: z.uuid(),
    at: z.number().int(),
    newIds: z.tuple([z.uuid(), z.uuid()]),
  }),
  /** Joins a segment with the one after it. */
  z.object({
    kind: z.literal('merge'),
    changeId: z.uuid(),
    ...onWhole,
    segmentId: z.uuid(),
    newId: z.uuid(),
  }),
  /** Text of the answer that no segment holds, or a part of it, as a segment of its own; UTF-16 code units. */
  z.object({
    kind: z.literal('add'),
    changeId: z.uuid(),
    ...onWhole,
    start: z.number().int().nonnegative(),
    end: z.number().int().positive(),
    newId: z.uuid(),
  }),
  /** Takes a segment off the list; the last one stays. */
  z.object({ kind: z.literal('remove'), changeId: z.uuid(), ...onWhole, segmentId: z.uuid() }),
  /** Back to segments on which it stood before: undo. */
  z.object({
    kind: z.literal('resegment'),
    changeId: z.uuid(),
    ...onWhole,
    segmentIds: z.array(z.uuid()).min(1).max(2000),
  }),
  z.object({ kind: z.literal('undecide'), changeId: z.uuid(), ...onUnit }),
  /** Freezes it; with `acceptAgreed` units that all agree on are accepted as they are. */
  z.object({
    kind: z.literal('submit'),
    changeId: z.uuid(),
    ...onWhole,
    acceptAgreed: z.boolean().default(true),
  }),
  z.object({
    kind: z.literal('reopen'),
    changeId: z.uuid(),
    ...onWhole,
    reason: storableText.trim().min(1).max(MOST_REASON),
  }),
]);
type AdjudicationChange = z.infer<typeof adjudicationChangeSchema>;
export type ChangeOf<Kind extends AdjudicationChange['kind']> = Extract<AdjudicationChange, { kind: Kind }>;
