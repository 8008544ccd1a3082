import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AbstractIntlMessages } from 'next-intl';
import type { AppLocale } from './locale';

const loaded = new Map<AppLocale, AbstractIntlMessages>();

/** All messages of a language: one file per namespace, the file's name is the namespace. Read once in production. */
export function loadMessages(locale: AppLocale): AbstractIntlMessages {
  const known = loaded.get(locale);
  if (known && process.env.NODE_ENV === 'production') return known;
  const folder = path.join(process.cwd(), 'messages', locale);
  const messages = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as AbstractIntlMessages,
      ]),
  );
  loaded.set(locale, messages);
  return messages;
}
