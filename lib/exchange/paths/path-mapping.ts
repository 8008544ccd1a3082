import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { parsePath } from './path';

const PATH_LENGTH = 1_000;
const path = storableText.max(PATH_LENGTH).refine((text) => parsePath(text) !== null);
const one = path.nullable().default(null);

/** Fields of a sample, and of the trace that it comes from, of which each is read from one path. */
export const SINGLE_PATHS = [
  'question',
  'answer',
  'id',
  'generator',
  'language',
  'trace',
  'span',
  'parent',
] as const;
export type SinglePath = (typeof SINGLE_PATHS)[number];

/** Where in the records of a file the fields of its samples stand. */
export const pathMappingSchema = z.strictObject({
  question: one,
  /** Their texts in this order, joined as passages. */
  reference: z.array(path).max(20).default([]),
  answer: one,
  id: one,
  generator: one,
  language: one,
  /** Kept with the sample under the path itself. */
  metadata: z.array(path).max(50).default([]),
  /** Ids of the trace and of the span or observation, by which scores find their way back. */
  trace: one,
  span: one,
  /** With a trace id: a row that has this id is part of another row's trace, to whose reference it adds, and whose generator it names. */
  parent: one,
});
export type PathMapping = z.infer<typeof pathMappingSchema>;

export const NO_PATHS: PathMapping = pathMappingSchema.parse({});

/** Whether rows of one trace belong together: as parts of another row, or as spans that stand beside each other. */
export const gathersTraces = ({ trace, span, parent }: PathMapping): boolean =>
  trace !== null && (parent !== null || span !== null);
