import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';

/** An address as accounts are looked up by: trimmed, lower case. */
export const accountName = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export const emailField = storableText.transform(accountName).pipe(z.email().max(254));

/** What people are called on the screens; no line breaks or other control characters. */
export const personNameField = storableText
  .transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  .pipe(storableText.min(1).max(100));
