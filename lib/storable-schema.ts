import { z } from 'zod';
import { isStorable, unstorableIn } from './storable';

/** Any text that comes from outside: begin with it wherever `z.string()` would stand (storable-inputs.test.ts finds who does not). */
export const storableText = z.string().refine(isStorable, {
  message: 'a NUL or half a character cannot be stored',
  params: { issue: 'invalid_text' },
});

/** Any JSON that comes from outside and is kept as it is; the issue names the key that leads to the text. */
export const storableJson = z.unknown().superRefine((value, ctx) => {
  const path = unstorableIn(value);
  if (path) ctx.addIssue({ code: 'custom', path, params: { issue: 'invalid_text' } });
});
