import type { z } from 'zod';
import type { commentViewSchema, threadViewSchema, commentsViewSchema } from './view-schema';

export type CommentView = z.infer<typeof commentViewSchema>;

/** A comment with the replies to it, oldest first. */
export type ThreadView = z.infer<typeof threadViewSchema>;

export type CommentsView = z.infer<typeof commentsViewSchema>;
