import { z } from 'zod';
import { isStorable, unstorableIn } from './storable';

/** Text from outside: use it in place of `z.string()` (storable-inputs.test.ts finds where it is missing). */
export const storableText = z.string().refine(isStorable, {
  message: 'a NUL or half a character cannot be stored',
  params: { issue: 'invalid_text' },
});

/** JSON from outside that is stored as it is; the issue names the key of the text that cannot be stored. */
export const storableJson = z.unknown().superRefine((value, ctx) => {
  const path = unstorableIn(value);
  if (path) ctx.addIssue({ code: 'custom', path, params: { issue: 'invalid_text' } });
});
