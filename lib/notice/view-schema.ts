import { z } from 'zod';
import { NOTICE_KINDS } from './view';

/** Something a person should know of. */
export const noticeViewSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  project: z.object({ id: z.string(), name: z.string() }),
  sample: z.object({ id: z.string(), externalId: z.string() }).nullable(),
  /** Number of the guidelines that it tells of. */
  guideline: z.number().nullable(),
  /** Who did it; null for somebody who is gone. */
  by: z.string().nullable(),
  /** Why a sample was returned, or what a version of the guidelines changed. */
  text: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  read: z.boolean(),
});
