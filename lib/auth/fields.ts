import { z } from 'zod';

/** An address as accounts are looked up by: trimmed, lower case. */
export const emailField = z
  .string()
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(z.email().max(254));

/** What people are called on the screens; no line breaks or other control characters. */
export const personNameField = z
  .string()
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(100));
