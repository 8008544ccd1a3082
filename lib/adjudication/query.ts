import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { STANDING_KINDS, type StandingKind } from '@/lib/agreement/standing';
import type { GoldNeed } from './gold';
import type { AnswerVerdict } from '@/lib/annotation/verdict';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { SAMPLE_VERDICTS } from '@/lib/sample/query';
import { pageNumber, pageSize, singleParams, toParams, unset, yes } from '@/lib/sample/query-params';

/** Where a sample stands on its way to gold; `todo` is what several labelled and neither rule nor lead has settled. */
export const GOLD_STATES = ['todo', 'begun', 'settled', 'agreed', 'single', 'all'] as const;
export type GoldState = (typeof GOLD_STATES)[number];
/** Raw agreement on types: less than half, less than all, all. */
export const AGREEMENTS = ['low', 'some', 'full'] as const;
export const LIST_SORTS = ['priority', 'agreement', 'id', 'ordinal'] as const;
export const LIST_SIZES = [50, 100] as const;

/** What the list of samples to settle is asked for. Read from the address, so whatever is not understood means "not set". */
export const listQuerySchema = z.object({
  search: unset(storableText.trim().min(1).max(300)),
  state: z.enum(GOLD_STATES).catch('todo').default('todo'),
  kind: unset(z.enum(STANDING_KINDS)),
  agreement: unset(z.enum(AGREEMENTS)),
  /** People cut the answer differently. */
  cut: yes,
  /** The latest reading by a method. */
  machine: unset(z.enum(SAMPLE_VERDICTS)),
  generator: unset(storableText.min(1).max(300)),
  errorType: unset(z.enum(ERROR_TYPES)),
  /** Id of an author who labelled it. */
  annotator: unset(z.uuid()),
  round: unset(z.coerce.number().int().min(1).max(1_000_000)),
  flagged: yes,
  /** Has comments that are not settled. */
  comments: yes,
  sort: z.enum(LIST_SORTS).catch('priority').default('priority'),
  descending: yes,
  page: pageNumber,
  size: pageSize,
});
export type ListQuery = z.infer<typeof listQuerySchema>;
export const DEFAULT_LIST_QUERY: ListQuery = listQuerySchema.parse({});

export function parseListQuery(params: Record<string, string | string[] | undefined>): ListQuery {
  return listQuerySchema.parse(singleParams(params));
}

/** The same query as search parameters, without what is at its default. */
export function formatListQuery(query: ListQuery): URLSearchParams {
  return toParams(query, DEFAULT_LIST_QUERY);
}

/** Whether anything narrows the list, order and page aside. */
export function isNarrowed(query: ListQuery): boolean {
  const { sort, descending, page, size } = DEFAULT_LIST_QUERY;
  return formatListQuery({ ...query, sort, descending, page, size }).size > 0;
}

/** One row of the list. */
export interface ListRow {
  id: string;
  ordinal: number;
  externalId: string;
  /** Cut at 240 characters. */
  question: string;
  language: string;
  generator: string | null;
  kind: StandingKind;
  /** 0 to 1, at the depth of types; null where nothing could be compared. */
  agreement: number | null;
  pivotal: number;
  /** In how many ways people cut the answer. */
  cuts: number;
  /** What it needs a lead for; null once it is settled, and where the rule or one person makes gold of it. */
  needs: GoldNeed | null;
  /** What each said of the whole answer, in the order of the raters. */
  verdicts: AnswerVerdict[];
  /** In the same order; empty where names are hidden. */
  people: string[];
  round: number;
  machine: AnswerVerdict | null;
  flagged: boolean;
  /** Comments that are not settled. */
  comments: number;
  state: Exclude<GoldState, 'all'>;
  /** The lead who is at it, or who settled it. */
  by: string | null;
  verdict: AnswerVerdict | null;
}

export interface ListPage {
  rows: ListRow[];
  /** Of all pages. */
  total: number;
  /** False while standings of a large import are still being made. */
  fresh: boolean;
}

/** Of what the rule makes gold of: what may be accepted at once, and what is left out of that, each for one reason. */
export interface AgreedCount {
  acceptable: number;
  flagged: number;
  /** The actor labelled it, in a project where somebody else settles. */
  own: number;
}

export interface ListFacets {
  generators: string[];
  people: { id: string; name: string }[];
  rounds: number[];
}
