import { z } from 'zod';
import { STAGES } from '@/lib/typology/error-type';

/** A method with its model and parameters, named by the latest run that judged so. */
const prefillOptionSchema = z.object({
  runId: z.string(),
  method: z.string(),
  version: z.string(),
  model: z.string().nullable(),
  judges: z.array(z.enum(STAGES)),
  params: z.unknown(),
  /** When that run was started. */
  createdAt: z.iso.datetime(),
  /** Samples of which it has a current prediction. */
  samples: z.number(),
});
export type PrefillOption = z.infer<typeof prefillOptionSchema>;

/** What pre-fills the samples of a project, and what could. */
export const prefillSchema = z.object({
  /** The option's run; null: the latest prediction, whatever made it. */
  runId: z.string().nullable(),
  /** The latest first. */
  options: z.array(prefillOptionSchema),
});
export type Prefill = z.infer<typeof prefillSchema>;
