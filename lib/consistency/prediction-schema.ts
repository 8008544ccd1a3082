import { z } from 'zod';
import { evidenceContentSchema } from '@/lib/annotation/evidence/evidence-schema';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import { span } from '@/lib/text/offsets';
import { ERROR_TYPES } from '@/lib/typology/error-type';

const offset = z.number().int().min(0);

/** A stored prediction (method.ts); spans in UTF-16 code units. */
export const predictionSchema = z.object({
  segments: z.array(
    z.object({
      text: z.string(),
      spans: z.array(z.tuple([offset, offset]).transform(([start, end]) => span(start, end))),
      fact: z.enum(VERDICTS),
      logic: z.enum(VERDICTS),
      errorType: z.enum(ERROR_TYPES).nullable(),
      evidence: z.array(evidenceContentSchema),
      machine: machineDetailsSchema,
    }),
  ),
});
