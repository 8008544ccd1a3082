import { z } from 'zod';

/** Why somebody gave a sample back; may be empty. */
export const reasonSchema = z.string().trim().max(1_000);
