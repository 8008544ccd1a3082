import type { z } from 'zod';
import type { noticeViewSchema } from './view-schema';
export const NOTICE_KINDS = ['mention', 'reply', 'returned', 'guideline'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something a person should know of. */
export type NoticeView = z.infer<typeof noticeViewSchema>;
