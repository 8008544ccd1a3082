import { z } from 'zod';

/** Without reviewed segments: the threshold that the engine was measured with. */
export const DEFAULT_THRESHOLD = 2.2;

/** Everything that the engine's verdicts depend on beside the texts; stored with each run. */
export const offlineParamsSchema = z.object({
  /** Risk from which a segment counts as inconsistent. */
  threshold: z.number().default(DEFAULT_THRESHOLD),
  /** "default", or "reviewed": found from labels that people of this project gave. */
  thresholdSource: z.enum(['default', 'reviewed']).default('default'),
  /** How many reviewed segments it rests on, and whether all were labelled without seeing a judge's verdict. */
  reviewedSegments: z.number().int().min(0).default(0),
  unexposedOnly: z.boolean().default(false),
});
export type OfflineParams = z.infer<typeof offlineParamsSchema>;
