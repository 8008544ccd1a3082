'use client';

import { NextIntlClientProvider } from 'next-intl';
import messages from '@/lib/i18n/messages/en';
import { type LanguageProps } from './language-props';

/** All that is under it reads English. */
export default function English(props: LanguageProps) {
  return <NextIntlClientProvider locale="en" messages={messages} {...props} />;
}
