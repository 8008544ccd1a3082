import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/**
 * The parameter that keeps the ids of the prompts a run was started with. A run whose prompts were changed since is a run
 * of another method, and is refused with `prompts_changed`.
 */
export const promptVersions = (ids: readonly string[]) =>
  z
    .array(storableText)
    .default([...ids])
    .refine((stored) => stored.join() === ids.join(), { message: 'prompts_changed' });
