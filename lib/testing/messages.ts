import type { AbstractIntlMessages } from 'next-intl';
import en from '@/lib/i18n/messages/en';
import chinese from '@/lib/i18n/messages/zh-CN';

/** The messages as they are written, by language. */
export const WRITTEN_MESSAGES = { en, 'zh-CN': chinese };

/** All texts of messages, each with its whole key. */
export const textsByKey = (messages: AbstractIntlMessages, prefix = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : textsByKey(value, `${prefix}${name}.`),
  );
