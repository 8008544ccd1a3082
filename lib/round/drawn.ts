import { z } from 'zod';

/**
 * What a sample of a ranked round is drawn by: its rank by score among all samples of the round (1 is the highest), whichever part it is
 * in; the score itself, null where too few judges spoke; per cent of the samples that are drawn at random; and how many samples there
 * are. With the part (RoundSample.stratum) it gives the probability of the draw (lib/evaluation/board/drawn-subsets.ts).
 */
export const drawSchema = z.strictObject({
  rank: z.number().int().min(1),
  score: z.number().nullable(),
  share: z.number().int().min(0).max(100),
  of: z.number().int().min(1),
});
export type Draw = z.infer<typeof drawSchema>;
