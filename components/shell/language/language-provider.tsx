'use client';

import dynamic from 'next/dynamic';
import { MESSAGE_FORMATS } from '@/lib/i18n/formats';
import { type AppLocale } from '@/lib/i18n/locale';
import { type LanguageProps } from './language-props';

/** One line a language. Its messages are a file of its own that the browser keeps: no page and no answer carries them. */
const LANGUAGES = {
  en: dynamic(() => import('./english')),
  'zh-CN': dynamic(() => import('./chinese')),
} satisfies Record<AppLocale, unknown>;

/** Gives client components the messages of a language, and the zone and time that the server wrote by. */
export function LanguageProvider({
  locale,
  ...props
}: Omit<LanguageProps, 'formats'> & { locale: AppLocale }) {
  const Language = LANGUAGES[locale];
  return <Language formats={MESSAGE_FORMATS} {...props} />;
}
