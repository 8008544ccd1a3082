import type { AbstractIntlMessages } from 'next-intl';

/** The messages of a language by namespace, of its files by path: a file's name is its namespace. */
export const byNamespace = (files: Record<string, { default: AbstractIntlMessages }>): AbstractIntlMessages =>
  Object.fromEntries(
    Object.entries(files).map(([file, messages]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
      messages.default,
    ]),
  );
