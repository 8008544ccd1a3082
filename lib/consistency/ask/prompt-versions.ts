import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/**
 * The parameter that keeps the ids of the prompts a run was started with. A run that used one which was
 * changed since is a run of another method, and is refused with `prompts_changed`.
 */
export const promptVersions = (ids: readonly string[]) =>
  z
    .array(storableText)
    .default([...ids])
    .refine((stored) => stored.every((id) => ids.includes(id)), { message: 'prompts_changed' });
