import type { sampleRowSchema, samplePageSchema, sampleFacetsSchema } from './view-schema';
import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { fromAddress, pageNumber, pageSize, toParams, unset, yes } from './query-params';
import { SAMPLE_STATES } from '@/lib/progress/sample-state';
import { SAMPLE_ORIGINS } from './origin';
import { ERROR_TYPES } from '@/lib/typology/error-type';

export const SAMPLE_VERDICTS = ['consistent', 'inconsistent', 'undecided'] as const;
/** The method that carries over what people said of other samples. */
export const CARRY_OVER = 'carry-over';
/** What of an answer it carried over: all of it, or not all, so that there is something new in it that nobody has labelled yet. */
export const SAMPLE_CARRIED = ['whole', 'new'] as const;
/** Where a sample stands; `left` is whatever is not submitted yet. */
export const LISTED_STATES = [...SAMPLE_STATES, 'left'] as const;
const SAMPLE_SORTS = ['ordinal', 'id', 'updated'] as const;
export const PAGE_SIZES = [50, 100] as const;

const choice = <Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).nullable();
const text = storableText.trim().min(1).max(300).nullable();

const filters = {
  /** Begins the external id, or stands in question, answer or reference; capitals do not matter at the start of a word. */
  search: text,
  language: text,
  generator: text,
  /** Whether it was constructed; absent in what was kept before there was this filter. */
  origin: choice(SAMPLE_ORIGINS).default(null),
  /** Not set: everything but the withdrawn ones. */
  state: choice(LISTED_STATES),
  /** By the carry-over prediction that stands; absent in what was kept before there was this filter. */
  carried: choice(SAMPLE_CARRIED).default(null),
  /** Of a person's annotation. */
  verdict: choice(SAMPLE_VERDICTS),
  /** Of the latest prediction by a method. */
  machine: choice(SAMPLE_VERDICTS),
  /** In a person's annotation or in the latest prediction by a method. */
  errorType: choice(ERROR_TYPES),
  /** In an annotation that counts, submitted by a person; absent in what was kept before there was this filter. */
  found: choice(ERROR_TYPES).default(null),
  /** Id of the author of a person's annotation. */
  annotator: z.uuid().nullable(),
  flagged: z.boolean(),
};

/** Which samples are meant, said exactly: for acts on all of them, where a filter that is not understood must refuse. */
export const sampleFilterSchema = z.strictObject(filters);
export type SampleFilter = z.infer<typeof sampleFilterSchema>;

/** What the table of samples is asked for. */
export const sampleQuerySchema = z.object({
  search: unset(filters.search),
  language: unset(filters.language),
  generator: unset(filters.generator),
  origin: unset(filters.origin),
  state: unset(filters.state),
  carried: unset(filters.carried),
  verdict: unset(filters.verdict),
  machine: unset(filters.machine),
  errorType: unset(filters.errorType),
  found: unset(filters.found),
  annotator: unset(filters.annotator),
  flagged: yes,
  sort: z.enum(SAMPLE_SORTS).default('ordinal'),
  descending: yes,
  page: pageNumber,
  size: pageSize,
});
export type SampleQuery = z.infer<typeof sampleQuerySchema>;

export const DEFAULT_SAMPLE_QUERY: SampleQuery = sampleQuerySchema.parse({});

export function parseSampleQuery(params: Record<string, string | string[] | undefined>): SampleQuery {
  return fromAddress(sampleQuerySchema, params);
}

/** The same query as search parameters, without what is at its default. */
export function formatSampleQuery(query: SampleQuery): URLSearchParams {
  return toParams(query, DEFAULT_SAMPLE_QUERY);
}

/** The samples that figures count under a type of error. */
export const foundQuery = (found: SampleQuery['found']): SampleQuery => ({ ...DEFAULT_SAMPLE_QUERY, found });

/** The part of a query that says which samples are meant, without order and page. */
export function filterOf(query: SampleQuery): SampleFilter {
  const { sort: _sort, descending: _descending, page: _page, size: _size, ...filter } = query;
  return filter;
}

/** One row of the table. */
export type SampleRow = z.infer<typeof sampleRowSchema>;

export type SamplePage = z.infer<typeof samplePageSchema>;

/** What there is to filter by in one project. */
export type SampleFacets = z.infer<typeof sampleFacetsSchema>;
