import { z } from 'zod';

/** A moment of ours, which leaves the studio as ISO text. */
export const dateTime = z
  .date()
  .transform((at) => at.toISOString())
  .pipe(z.iso.datetime());
