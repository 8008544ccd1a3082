import { z } from 'zod';
import { storableJson, storableText } from '@/lib/storable-schema';

/** Most judges of one panel. */
const MOST_VOTERS = 50;

/** A judge whose stored predictions are counted as votes: a method with its model and parameters. */
const voterSchema = z.object({
  method: storableText.max(100),
  version: storableText.max(100),
  /** Null for a method that asks none. */
  model: storableText.max(200).nullable(),
  params: storableJson,
  /** How many votes it has where votes are weighted. */
  weight: z.int().min(1).max(1_000).default(1),
});
export type Voter = z.infer<typeof voterSchema>;

/** The judges of a method that counts votes; left out, a run takes all that the project has predictions of. */
export const votersSchema = z.array(voterSchema).min(1).max(MOST_VOTERS).optional();

/** The judges that parameters of a method that counts votes name. Throws ZodError on others. */
export const votersOf = (params: unknown): Voter[] | undefined =>
  z.object({ judges: votersSchema }).parse(params).judges;
