import type { AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** What the server says besides the messages. */
export interface LanguageProps {
  timeZone: string;
  now: Date;
  children: ReactNode;
}

/** The messages of a language by namespace, of its files by path: a file's name is its namespace. */
export const byNamespace = (files: Record<string, unknown>): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(files).map(([file, messages]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
      messages as AbstractIntlMessages,
    ]),
  );
