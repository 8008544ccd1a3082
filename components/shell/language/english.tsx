'use client';

import { NextIntlClientProvider } from 'next-intl';
import { byNamespace, type LanguageProps } from './messages-of';

const messages = byNamespace(
  import.meta.glob('../../../messages/en/*.json', { eager: true, import: 'default' }),
);

/** All that is under it reads English. */
export default function English(props: LanguageProps) {
  return <NextIntlClientProvider locale="en" messages={messages} {...props} />;
}
