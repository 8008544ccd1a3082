import { z } from 'zod';

export const commentViewSchema = z.object({
  id: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  /** As stored; "" once it is deleted. */
  body: z.string(),
  version: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  edited: z.boolean(),
  deleted: z.boolean(),
  /** Put it in other words, or take it away. */
  mayEdit: z.boolean(),
});

/** A comment with the replies to it, oldest first. */
export const threadViewSchema = z.object({
  id: z.string(),
  segmentId: z.string().nullable(),
  /** Words of the segment, as it was; null for a thread on the sample. */
  segment: z.string().nullable(),
  resolved: z.boolean(),
  mayResolve: z.boolean(),
  comments: z.array(commentViewSchema),
});

/** Somebody who can be mentioned. */
export const mentionableSchema = z.object({ id: z.string(), name: z.string() });

export const commentsViewSchema = z.object({
  threads: z.array(threadViewSchema),
  /** Everybody who can be mentioned. */
  people: z.array(mentionableSchema),
  /** Others who are named in what is said here: they have left, or came with a file. */
  named: z.array(mentionableSchema).optional(),
  me: z.string(),
  mayWrite: z.boolean(),
});

export const commentCountsSchema = z.object({
  /** Comments that stand, on the sample and on all its segments. */
  all: z.number(),
  bySegment: z.record(z.string(), z.number()),
});
