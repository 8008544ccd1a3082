import { z } from 'zod';

const count = z.number().int();

/** How the latest order of a report stands that a job makes. */
export const reportAttemptSchema = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'done', 'cancelled', 'failed', 'paused']),
  done: count,
  total: count,
  error: z.string().nullable(),
});
export type ReportAttempt = z.output<typeof reportAttemptSchema>;
