import { z } from 'zod';

/** A clause as a label cites it; the words go along, so that a label can be read without the guidelines. */
export const citationViewSchema = z.object({
  /** Number of the version it stands in. */
  version: z.number(),
  id: z.string(),
  title: z.string(),
});

/** A version without its text. */
export const guidelineHeadSchema = z.object({
  number: z.number(),
  summary: z.string(),
  /** Who published it; null for somebody who is gone. */
  by: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
});

/** A numbered heading of the guidelines, or an item of a numbered list: what a label can cite. */
export const clauseViewSchema = z.object({
  /** "2.1", or "2.1(3)" for the third item of a list there; one clause an id within a version. */
  id: z.string(),
  /** Its own words, without the number. */
  title: z.string(),
  /** What stands under it, up to the next clause, as Markdown; "" for an item, whose words are its title. */
  text: z.string(),
  /** 1 for the outermost headings. */
  level: z.number(),
});

export const guidelineViewSchema = guidelineHeadSchema.extend({
  text: z.string(),
  clauses: z.array(clauseViewSchema),
  /** Number of the version in force. */
  latest: z.number(),
});

/** What became of one clause between two versions. */
export const clauseChangeSchema = z.union([
  z.object({ kind: z.literal('added'), after: clauseViewSchema }),
  z.object({ kind: z.literal('removed'), before: clauseViewSchema }),
  z.object({ kind: z.literal('changed'), before: clauseViewSchema, after: clauseViewSchema }),
]);

/** The guidelines as they lie beside the work. */
export const guidelinePaneViewSchema = z.object({
  guideline: guidelineViewSchema.nullable(),
  /** The version that the person had before them last, if it was another one; then also what has changed since. */
  readBefore: z.number().nullable(),
  changes: z.array(clauseChangeSchema),
});

/** That there are guidelines, and whether the reader has had this version before them; null without any. */
export const guidelineSummarySchema = z.object({ number: z.number(), read: z.boolean() }).nullable();
