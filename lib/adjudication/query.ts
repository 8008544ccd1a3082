import type { listRowSchema, listPageSchema, agreedCountSchema } from './queue-view-schema';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { DISAGREEMENT_LEVELS } from '@/lib/agreement/units/sample-agreement';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { SAMPLE_VERDICTS } from '@/lib/sample/query';
import { fromAddress, pageNumber, pageSize, toParams, unset, yes } from '@/lib/sample/query-params';

/** Where a sample stands on its way to gold; `todo` is what several labelled and neither rule nor lead has adjudicated. */
export const GOLD_STATES = ['todo', 'begun', 'adjudicated', 'agreed', 'single', 'all'] as const;
export type GoldState = (typeof GOLD_STATES)[number];
/** Raw agreement on types: less than half, less than all, all. */
export const AGREEMENTS = ['low', 'some', 'full'] as const;
const LIST_SORTS = ['priority', 'agreement', 'id', 'ordinal'] as const;
export const LIST_SIZES = [50, 100] as const;

/** What the list of samples to adjudicate is asked for. */
export const listQuerySchema = z.object({
  search: unset(storableText.trim().min(1).max(300)),
  state: z.enum(GOLD_STATES).default('todo'),
  kind: unset(z.enum(DISAGREEMENT_LEVELS)),
  agreement: unset(z.enum(AGREEMENTS)),
  /** People segmented the answer differently. */
  cut: yes,
  /** The latest prediction by a method. */
  machine: unset(z.enum(SAMPLE_VERDICTS)),
  generator: unset(storableText.min(1).max(300)),
  errorType: unset(z.enum(ERROR_TYPES)),
  /** Id of an author who labelled it. */
  annotator: unset(z.uuid()),
  round: unset(z.coerce.number().int().min(1).max(1_000_000)),
  flagged: yes,
  /** Has comments that are not resolved. */
  comments: yes,
  sort: z.enum(LIST_SORTS).default('priority'),
  descending: yes,
  page: pageNumber,
  size: pageSize,
});
export type ListQuery = z.infer<typeof listQuerySchema>;
export const DEFAULT_LIST_QUERY: ListQuery = listQuerySchema.parse({});

export function parseListQuery(params: Record<string, string | string[] | undefined>): ListQuery {
  return fromAddress(listQuerySchema, params);
}

/** The same query as search parameters, without what is at its default. */
export function formatListQuery(query: ListQuery): URLSearchParams {
  return toParams(query, DEFAULT_LIST_QUERY);
}

/** Whether any filter narrows the list; order and page do not count. */
export function isNarrowed(query: ListQuery): boolean {
  const { sort, descending, page, size } = DEFAULT_LIST_QUERY;
  return formatListQuery({ ...query, sort, descending, page, size }).size > 0;
}

/** One row of the list. */
export type ListRow = z.infer<typeof listRowSchema>;

export type ListPage = z.infer<typeof listPageSchema>;

/** Of what the rule makes gold of: what may be accepted at once, and what is left out of that, each for one reason. */
export type AgreedCount = z.infer<typeof agreedCountSchema>;

export interface ListFacets {
  generators: string[];
  people: { id: string; name: string }[];
  rounds: number[];
}
