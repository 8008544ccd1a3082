import { z } from 'zod';
import { ERROR_TYPES } from '@/lib/typology/error-type';

export const SAMPLE_STATES = ['open', 'claimed', 'submitted', 'withdrawn'] as const;
/** Where a sample stands in the queue. */
export type SampleState = (typeof SAMPLE_STATES)[number];

export const SAMPLE_VERDICTS = ['consistent', 'inconsistent', 'undecided'] as const;
export const SAMPLE_SORTS = ['ordinal', 'id', 'updated'] as const;
export const PAGE_SIZES = [50, 100] as const;

const one = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).nullable().catch(null).default(null);
const text = z.string().trim().min(1).max(200).nullable().catch(null).default(null);

/** What the table of samples is asked for. Read from the address, so whatever is not understood means "not set". */
export const sampleQuerySchema = z.object({
  /** Begins the external id, or stands in question or answer; capitals do not matter at the start of a word. */
  search: text,
  language: text,
  generator: text,
  /** Not set: everything but the withdrawn ones. */
  state: one(SAMPLE_STATES),
  /** Of a person's annotation. */
  verdict: one(SAMPLE_VERDICTS),
  /** Of the latest reading by a method. */
  machine: one(SAMPLE_VERDICTS),
  errorType: one(ERROR_TYPES),
  flagged: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .catch(false)
    .default(false),
  sort: z.enum(SAMPLE_SORTS).catch('ordinal').default('ordinal'),
  descending: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .catch(false)
    .default(false),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  size: z.coerce
    .number()
    .pipe(z.union([z.literal(50), z.literal(100)]))
    .catch(50)
    .default(50),
});
export type SampleQuery = z.infer<typeof sampleQuerySchema>;

export const DEFAULT_SAMPLE_QUERY: SampleQuery = sampleQuerySchema.parse({});

/** Reads a query from search parameters as Next gives them; of a repeated one, the first counts. */
export function parseSampleQuery(params: Record<string, string | string[] | undefined>): SampleQuery {
  const single = Object.entries(params).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]);
  return sampleQuerySchema.parse(Object.fromEntries(single.filter(([, value]) => value !== undefined)));
}

/** The same query as search parameters, without what is at its default. */
export function formatSampleQuery(query: SampleQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== DEFAULT_SAMPLE_QUERY[key as keyof SampleQuery])
      params.set(key, String(value));
  }
  return params;
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
  generator: string | null;
  state: SampleState;
  /** The latest reading by a method. */
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
