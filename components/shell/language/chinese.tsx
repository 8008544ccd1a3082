'use client';

import { NextIntlClientProvider } from 'next-intl';
import messages from '@/lib/i18n/messages/zh-CN';
import { type LanguageProps } from './language-props';

/** All that is under it reads Chinese. */
export default function Chinese(props: LanguageProps) {
  return <NextIntlClientProvider locale="zh-CN" messages={messages} {...props} />;
}
