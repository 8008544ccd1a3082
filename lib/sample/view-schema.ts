import { z } from 'zod';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import { SAMPLE_STATES } from '@/lib/progress/sample-state';
import { SAMPLE_VERDICTS } from './query';
import { ERROR_TYPES } from '@/lib/typology/error-type';

/** A sample's texts, and what they are called by. */
export const sampleTextsSchema = z.object({
  id: z.string(),
  externalId: z.string(),
  question: z.string(),
  reference: z.string(),
  answer: z.string(),
  language: z.string(),
});

/** One row of the table. */
export const sampleRowSchema = z.object({
  id: z.string(),
  /** From 1 in the order of arrival in the project; a withdrawn sample keeps its own. */
  number: z.number(),
  externalId: z.string(),
  /** Question and answer, each cut at 240 characters. */
  question: z.string(),
  answer: z.string(),
  language: z.string(),
  /** Null also where it is kept from the actor. */
  generator: z.string().nullable(),
  state: z.enum(SAMPLE_STATES),
  /** The latest prediction by a method; null also where it is kept from the actor. */
  machine: z.object({ verdict: z.enum(SAMPLE_VERDICTS), method: z.string() }).nullable(),
  /** The annotation by a person that was touched last; an annotator sees only their own. */
  human: z
    .object({
      annotationId: z.string(),
      author: z.string(),
      state: z.enum(['draft', 'submitted']),
      verdict: z.enum(SAMPLE_VERDICTS),
      errorTypes: z.array(z.enum(ERROR_TYPES)),
      flagReason: z.string().nullable(),
      updatedAt: z.string(),
    })
    .nullable(),
  /** What the answer's gold says and where it comes from; null where there is none yet, and always for annotators. */
  gold: z
    .object({
      verdict: z.enum(['consistent', 'inconsistent']),
      origin: z.enum(GOLD_ORIGINS_OF_ANSWERS),
    })
    .nullable(),
});

export const samplePageSchema = z.object({
  rows: z.array(sampleRowSchema),
  /** Of all pages. */
  total: z.number(),
});

/** What there is to filter by in one project. */
export const sampleFacetsSchema = z.object({
  languages: z.array(z.string()),
  /** Null where the actor may read no generator's name. */
  generators: z.array(z.string()).nullable(),
  /** Some were constructed; false where the actor may not know. */
  constructed: z.boolean(),
  /** Labels of some were carried over from others; false where the actor may not know. */
  carried: z.boolean(),
  /** Who has annotated, as far as the actor may see it; ids of authors. */
  annotators: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Samples with their whole texts, and where the next page begins. */
export const sampleTextsPageSchema = z.object({
  samples: z.array(
    z.object({
      id: z.uuid(),
      /** The id that the sample came with. */
      externalId: z.string(),
      question: z.string(),
      reference: z.string(),
      answer: z.string(),
      language: z.string(),
      /** Null where it is not known, or kept from whoever asks. */
      generator: z.string().nullable(),
      withdrawn: z.boolean(),
    }),
  ),
  /** Null on the last page. */
  next: z.string().nullable(),
});
