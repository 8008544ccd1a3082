import 'server-only';
import { cookies } from 'next/headers';
import { baseUrl } from '@/lib/auth/base-url';
import { type Contrast, CONTRAST_COOKIE } from '@/lib/i18n/contrast';
import { type AppLocale, LOCALE_COOKIE } from '@/lib/i18n/locale';
import { TEXT_SIZE_COOKIE, type TextSize } from '@/lib/i18n/text-size';
import { type Theme, THEME_COOKIE } from '@/lib/i18n/theme';

/** How they are kept; over https they are sent over nothing else. */
export const preferenceCookie = (studio: string) =>
  ({
    path: '/',
    maxAge: 365 * 24 * 3600,
    sameSite: 'lax',
    httpOnly: true,
    secure: studio.startsWith('https:'),
  }) as const;

/**
 * Copies preferences into cookies, so that a page renders right before the session is looked up. Absent ones stay as
 * they are.
 */
export async function keepPreferences({
  locale,
  theme,
  contrast,
  textSize,
}: {
  locale?: AppLocale | null;
  theme?: Theme;
  contrast?: Contrast;
  textSize?: TextSize;
}): Promise<void> {
  const jar = await cookies();
  const kept = preferenceCookie(baseUrl());
  if (locale) jar.set(LOCALE_COOKIE, locale, kept);
  if (locale === null) jar.delete(LOCALE_COOKIE);
  if (theme) jar.set(THEME_COOKIE, theme, kept);
  if (contrast) jar.set(CONTRAST_COOKIE, contrast, kept);
  if (textSize !== undefined) jar.set(TEXT_SIZE_COOKIE, String(textSize), kept);
}
