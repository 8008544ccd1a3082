'use server';

import { cookies } from 'next/headers';
import { z } from 'zod';
import { updateMe } from '@/lib/auth/server/update-me';
import { findCtx } from '@/lib/entry/require-ctx';
import { LOCALE_COOKIE, LOCALES } from '@/lib/i18n/locale';
import { THEME_COOKIE, THEMES } from '@/lib/i18n/theme';

const schema = z.object({ locale: z.enum(LOCALES).optional(), theme: z.enum(THEMES).optional() });
const YEAR = 365 * 24 * 3600;

/** Keeps language and theme in this browser and, when somebody is signed in, with the account. */
export async function savePreferences(input: z.input<typeof schema>): Promise<void> {
  const choice = schema.parse(input);
  const jar = await cookies();
  const options = { path: '/', maxAge: YEAR, sameSite: 'lax', httpOnly: true } as const;
  if (choice.locale) jar.set(LOCALE_COOKIE, choice.locale, options);
  if (choice.theme) jar.set(THEME_COOKIE, choice.theme, options);
  const ctx = await findCtx();
  if (ctx) await updateMe(ctx, choice);
}
