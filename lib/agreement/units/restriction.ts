import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { isUnseen } from '@/lib/annotation/exposure/exposure';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { unset } from '@/lib/sample/query-params';
import type { Exposure } from '@/lib/annotation/view';

/**
 * Which labels are compared: all; `unseen`, those whose exposure is at most a method's segmentation; `control`, the unseen ones of
 * annotations in the control arm. A lead's label in the control arm that others could be seen before is in neither of the two.
 */
export const COMPARED_LABELS = ['all', 'unseen', 'control'] as const;
export type ComparedLabels = (typeof COMPARED_LABELS)[number];
/** Choices for which sample agreements are kept beside those of all labels. */
export const RESTRICTED_LABELS = ['unseen', 'control'] as const satisfies ComparedLabels[];

/**
 * What agreement is restricted to, besides a round: labels, and samples in a language, of a generator, or of an origin. An
 * absent choice does not restrict.
 */
export const restrictionSchema = z.object({
  labels: z.enum(COMPARED_LABELS).default('all'),
  language: unset(storableText.min(1).max(100)),
  generator: unset(storableText.min(1).max(1_000)),
  origin: unset(z.enum(SAMPLE_ORIGINS)),
});
export type Restriction = z.infer<typeof restrictionSchema>;

/** The same in a project, of one round, or of all of them. */
export const agreementScopeSchema = restrictionSchema.extend({
  projectId: storableText,
  roundId: unset(storableText),
});

export const UNRESTRICTED: Restriction = { labels: 'all', language: null, generator: null, origin: null };

/** Whether a label is among those that are compared. */
export function isCompared(
  labels: ComparedLabels,
  { exposure, control }: { exposure: Exposure; control: boolean },
): boolean {
  if (labels === 'all') return true;
  return isUnseen(exposure) && (labels === 'unseen' || control);
}
