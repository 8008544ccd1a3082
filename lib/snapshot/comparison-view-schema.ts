import { z } from 'zod';
import { goldRuleSchema } from '@/lib/adjudication/gold-rule';
import { pageNumber } from '@/lib/sample/query-params';
import { storableText } from '@/lib/storable-schema';

/**
 * How a sample differs between two snapshots: the newer alone has it, the older alone, they say different things of it, or methods alone say
 * something else.
 */
export const SAMPLE_CHANGES = ['added', 'gone', 'changed', 'predictions'] as const;
export const CHANGES_A_PAGE = 50;

/** Which changes are asked for, beside the two snapshots. */
export const comparisonQuerySchema = z.object({
  /** The older one, by its id or number. */
  with: storableText,
  /** All but `predictions` where none is named. */
  kind: z.enum(SAMPLE_CHANGES).optional(),
  page: pageNumber,
});
export type ComparisonQuery = z.output<typeof comparisonQuerySchema>;

const word = z.string().nullable();
const place = z.number().int().nullable();
const evidenceSchema = z.object({
  /** supports, contradicts or not_found. */
  relation: z.string(),
  /** Of the reference, with its place in code points; null of a search. */
  quote: word,
  start: place,
  end: place,
  /** What was searched for in vain. */
  searched: z.array(z.string()),
  origin: word,
});
export type EvidencePiece = z.output<typeof evidenceSchema>;
const segmentGoldSchema = z.object({
  verdict: word,
  /** Of its stages; null while they are open, and of a released label. */
  fact: word,
  logic: word,
  errorType: word,
  origin: word,
  /** How many people labelled it, and how many of them say what the gold says; null where nobody counted. */
  votes: z.number().int().nullable(),
  agreeing: z.number().int().nullable(),
  evidence: z.array(evidenceSchema),
});
export type SegmentGold = z.output<typeof segmentGoldSchema>;

export const sampleChangeSchema = z.object({
  kind: z.enum(SAMPLE_CHANGES),
  sampleId: z.uuid(),
  externalId: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Of the whole answer; null where it is open, or where there is none. */
  verdict: z.object({ before: word, after: word }),
  /** Where that gold comes from; null while anything is open. */
  origin: z.object({ before: word, after: word }),
  segments: z.array(
    z.object({
      text: z.string(),
      /** Null where the segment is on the other side alone. */
      before: segmentGoldSchema.nullable(),
      after: segmentGoldSchema.nullable(),
    }),
  ),
  /** Names for those who may see them, else pseudonyms. */
  adjudicatedBy: z.object({ before: word, after: word }),
  /** Whose annotations came, went, or say something else; told where both snapshots hold annotations. */
  people: z.object({ added: z.array(z.string()), gone: z.array(z.string()), changed: z.array(z.string()) }),
  /** Members of the line that differ and that nothing above tells; told where both snapshots hold the same things. */
  fields: z.array(z.string()),
});
export type SampleChange = z.output<typeof sampleChangeSchema>;

const count = z.number().int();
export const comparisonSchema = z.object({
  /** Numbers of the two. */
  before: count,
  after: count,
  /** By which gold was made of the labels; a sample of which nothing else differs is the same. */
  goldRule: z.object({ before: goldRuleSchema, after: goldRuleSchema }),
  /** One of the two holds annotations and the other none, so that their gold alone is compared. */
  goldAlone: z.boolean(),
  same: count,
  added: count,
  gone: count,
  changed: count,
  /** Samples that differ in what methods say alone. */
  predictions: count,
  /** Of the changed ones, those whose answer has another verdict. */
  verdicts: count,
  /** Of the kind that was asked for, a page, by id. */
  total: count,
  samples: z.array(sampleChangeSchema),
});
export type Comparison = z.output<typeof comparisonSchema>;
