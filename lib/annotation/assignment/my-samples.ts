import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { fromAddress, pageNumber, toParams, unset, yes, yesOrNo } from '@/lib/sample/query-params';
import type { AnswerVerdict } from '../labels/verdict';

export const MY_STATES = ['claimed', 'submitted', 'skipped', 'lapsed', 'reassigned', 'released'] as const;

/** One sample that a person has taken. */
export interface MySample {
  /** Of the place, one for each round of a sample. */
  id: string;
  sampleId: string;
  /** Null in a project that has only one. */
  round: { number: number; name: string } | null;
  externalId: string;
  question: string;
  language: string;
  state: (typeof MY_STATES)[number];
  /** Why it was skipped or taken from them. */
  reason: string | null;
  /** Why a lead gave it back to the person; null where none did. */
  returned: string | null;
  verdict: AnswerVerdict;
  flagReason: string | null;
  /** Milliseconds of active work. */
  activeMs: number;
  /** ISO 8601: submitted, else taken. */
  at: string;
}

/** What the list of one's own samples is asked for. */
const mySamplesQuerySchema = z.object({
  /** Begins the external id, or stands in question or answer. */
  search: unset(storableText.trim().min(1).max(300)),
  state: unset(z.enum(MY_STATES)),
  flagged: yes,
  returned: yes,
  /** Submitted since midnight in this time zone (IANA). */
  today: unset(storableText.max(60)),
  descending: yesOrNo.default(true),
  page: pageNumber,
});
export type MySamplesQuery = z.infer<typeof mySamplesQuerySchema>;

export const EVERYTHING_MINE: MySamplesQuery = mySamplesQuerySchema.parse({});

export function parseMySamples(params: Record<string, string | string[] | undefined>): MySamplesQuery {
  return fromAddress(mySamplesQuerySchema, params);
}

/** The same query as search parameters, without what is at its default. */
export function formatMySamples(query: MySamplesQuery): string {
  return toParams(query, EVERYTHING_MINE).toString();
}
