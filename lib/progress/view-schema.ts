import { z } from 'zod';

/** Places of a round that somebody has or had. */
export const workSchema = z.object({ submitted: z.number(), inProgress: z.number(), reserved: z.number() });

/** What one person did in one round; an imported author has no account. */
export const personWorkSchema = workSchema.extend({
  roundId: z.string(),
  /** Id of the account, else of the author. */
  key: z.string(),
  userId: z.string().nullable(),
  honeypots: workSchema,
});
