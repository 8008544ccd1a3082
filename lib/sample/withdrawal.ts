import { z } from 'zod';

/** Why a sample is withdrawn; never empty. */
export const withdrawalReasonSchema = z.string().trim().min(1).max(1_000);
