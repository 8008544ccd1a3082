'use client';

import { NextIntlClientProvider } from 'next-intl';
import { byNamespace, type LanguageProps } from './messages-of';

const messages = byNamespace(
  import.meta.glob('../../../messages/zh-CN/*.json', { eager: true, import: 'default' }),
);

/** All that is under it reads Chinese. */
export default function Chinese(props: LanguageProps) {
  return <NextIntlClientProvider locale="zh-CN" messages={messages} {...props} />;
}
