import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { pageNumber, pageSize, singleParams, toParams, unset, yes } from './query-params';
import { SAMPLE_STATES, type SampleState } from '@/lib/progress/sample-state';
import { ERROR_TYPES } from '@/lib/typology/error-type';

export const SAMPLE_VERDICTS = ['consistent', 'inconsistent', 'undecided'] as const;
/** Where a sample stands; `left` is whatever is not submitted yet. */
export const LISTED_STATES = [...SAMPLE_STATES, 'left'] as const;
export const SAMPLE_SORTS = ['ordinal', 'id', 'updated'] as const;
export const PAGE_SIZES = [50, 100] as const;

const choice = <Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).nullable();
const text = storableText.trim().min(1).max(300).nullable();

const filters = {
  /** Begins the external id, or stands in question, answer or reference; capitals do not matter at the start of a word. */
  search: text,
  language: text,
  generator: text,
  /** Not set: everything but the withdrawn ones. */
  state: choice(LISTED_STATES),
  /** Of a person's annotation. */
  verdict: choice(SAMPLE_VERDICTS),
  /** Of the latest reading by a method. */
  machine: choice(SAMPLE_VERDICTS),
  /** In a person's annotation or in the latest reading by a method. */
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

/** What the table of samples is asked for. Read from the address, so whatever is not understood means "not set". */
export const sampleQuerySchema = z.object({
  search: unset(filters.search),
  language: unset(filters.language),
  generator: unset(filters.generator),
  state: unset(filters.state),
  verdict: unset(filters.verdict),
  machine: unset(filters.machine),
  errorType: unset(filters.errorType),
  found: unset(filters.found),
  annotator: unset(filters.annotator),
  flagged: yes,
  sort: z.enum(SAMPLE_SORTS).catch('ordinal').default('ordinal'),
  descending: yes,
  page: pageNumber,
  size: pageSize,
});
export type SampleQuery = z.infer<typeof sampleQuerySchema>;

export const DEFAULT_SAMPLE_QUERY: SampleQuery = sampleQuerySchema.parse({});

/** Reads a query from search parameters as Next gives them; of a repeated one, the first counts. */
export function parseSampleQuery(params: Record<string, string | string[] | undefined>): SampleQuery {
  return sampleQuerySchema.parse(singleParams(params));
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
export interface SampleRow {
  id: string;
  ordinal: number;
  externalId: string;
  /** Question and answer, each cut at 240 characters. */
  question: string;
  answer: string;
  language: string;
  /** Null also where it is kept from the actor. */
  generator: string | null;
  state: SampleState;
  /** The latest reading by a method; null also where it is kept from the actor. */
  machine: { verdict: (typeof SAMPLE_VERDICTS)[number]; method: string } | null;
  /** The annotation by a person that was touched last; an annotator sees only their own. */
  human: {
    annotationId: string;
    author: string;
    state: 'draft' | 'submitted';
    verdict: (typeof SAMPLE_VERDICTS)[number];
    errorTypes: (typeof ERROR_TYPES)[number][];
    flagReason: string | null;
    updatedAt: string;
  } | null;
}

export interface SamplePage {
  rows: SampleRow[];
  /** Of all pages. */
  total: number;
}

/** What there is to filter by in one project. */
export interface SampleFacets {
  languages: string[];
  /** Null where the actor may read no generator's name. */
  generators: string[] | null;
  /** Who has annotated, as far as the actor may see it; ids of authors. */
  annotators: { id: string; name: string }[];
}
