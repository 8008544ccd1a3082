import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { MOST_TEXT } from '@/lib/segmentation/edit';
import { citationSchema } from '@/lib/guideline/clause-schema';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { evidenceClaimsSchema } from '../evidence/evidence-schema';

const verdict = z.enum(['consistent', 'inconsistent', 'unsure']);
/**
 * The change was made while the verdict before it was being saved, so the workspace did not show the prediction yet.
 * Believed for a moment only.
 */
const unseen = z.literal(true).optional();

/**
 * One act of a person in the workspace. `changeId` is made up by the client: the same change sent twice is one change.
 * `version` is what the client based it on; another version in the database fails with `stale`.
 */
export const changeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('label'),
    changeId: z.uuid(),
    segmentId: z.uuid(),
    version: z.number().int(),
    judgement: z.object({
      fact: z.union([verdict, z.literal('not_judged'), z.literal('abstained')]),
      logic: z.union([verdict, z.literal('not_judged'), z.literal('abstained')]),
      errorType: z.enum(ERROR_TYPES).nullable(),
      evidence: evidenceClaimsSchema,
      note: storableText.max(10_000),
      clause: citationSchema.nullish(),
    }),
    /** True when the person gave a verdict; false for evidence or a note alone, which leaves a pre-fill a pre-fill. */
    decides: z.boolean(),
    unseen,
    /** Its other stage is still to be said: the judge waits for it. */
    holds: z.literal(true).optional(),
  }),
  /** Back to how it was before the person acted: undo of a first verdict. */
  z.object({
    kind: z.literal('undecide'),
    changeId: z.uuid(),
    segmentId: z.uuid(),
    version: z.number().int(),
    unseen,
  }),
  z.object({
    kind: z.literal('split'),
    changeId: z.uuid(),
    segmentId: z.uuid(),
    /** Where in the segment's own text, UTF-16 code units; both parts must hold a letter. */
    at: z.number().int().positive(),
    newIds: z.tuple([z.uuid(), z.uuid()]),
    version: z.number().int(),
  }),
  /** Joins a segment with the one after it. */
  z.object({
    kind: z.literal('merge'),
    changeId: z.uuid(),
    segmentId: z.uuid(),
    newId: z.uuid(),
    version: z.number().int(),
  }),
  /** A segment in other words; it comes from the same places of the answer. */
  z.object({
    kind: z.literal('edit'),
    changeId: z.uuid(),
    segmentId: z.uuid(),
    text: storableText.max(MOST_TEXT),
    newId: z.uuid(),
    version: z.number().int(),
  }),
  /** A stretch of the answer that belongs to no segment, or a part of it, as a segment of its own; UTF-16 code units. */
  z.object({
    kind: z.literal('add'),
    changeId: z.uuid(),
    start: z.number().int().nonnegative(),
    end: z.number().int().positive(),
    newId: z.uuid(),
    version: z.number().int(),
  }),
  /** Takes a segment off the list; the last one stays. */
  z.object({
    kind: z.literal('remove'),
    changeId: z.uuid(),
    segmentId: z.uuid(),
    version: z.number().int(),
  }),
  /** Back to an earlier segmentation's segments: undo of a change of the list; their labels are still there. */
  z.object({
    kind: z.literal('resegment'),
    changeId: z.uuid(),
    segmentIds: z.array(z.uuid()).min(1).max(500),
    version: z.number().int(),
  }),
  z.object({
    kind: z.literal('note'),
    changeId: z.uuid(),
    note: storableText.max(10_000),
    version: z.number().int(),
  }),
  z.object({
    kind: z.literal('flag'),
    changeId: z.uuid(),
    /** Null takes the flag away. */
    reason: storableText.min(1).max(1_000).nullable(),
    version: z.number().int(),
  }),
  z.object({ kind: z.literal('submit'), changeId: z.uuid(), version: z.number().int() }),
  z.object({ kind: z.literal('reopen'), changeId: z.uuid(), version: z.number().int() }),
]);
