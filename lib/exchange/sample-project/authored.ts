import { z } from 'zod';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { ERROR_TYPES } from '@/lib/typology/error-type';

/** As people write evidence: by its words. The place is found when the file is read. */
const evidence = z.union([
  z.strictObject({ relation: z.enum(['supports', 'contradicts']), quote: z.string().min(1) }),
  z.strictObject({ relation: z.literal('not_found'), searched: z.array(z.string()) }),
]);

const reading = z.strictObject({
  fact: z.enum(VERDICTS),
  logic: z.enum(VERDICTS),
  errorType: z.enum(ERROR_TYPES).nullable(),
  evidence: z.array(evidence),
  note: z.string(),
});

/**
 * One file of prisma/scenarios/sample-project/samples: a sample, segmented by hand, with the annotations of two
 * annotators.
 */
export const authoredSampleSchema = z
  .strictObject({
    id: z.string().min(1),
    language: z.enum(['zh', 'en']),
    generator: z.string(),
    question: z.string(),
    reference: z.string().optional(),
    /** Where the reference is long: the name of a text file beside the folder of the samples. */
    referenceFile: z.string().optional(),
    answer: z.string().min(1),
    segments: z
      .array(z.strictObject({ text: z.string().min(1), gold: z.strictObject({ A: reading, B: reading }) }))
      .min(1),
  })
  .refine(({ reference, referenceFile }) => (reference === undefined) !== (referenceFile === undefined), {
    message: 'exactly one of reference and referenceFile',
  });

export type AuthoredSample = z.infer<typeof authoredSampleSchema>;
export type AuthoredAnnotation = z.infer<typeof reading>;
