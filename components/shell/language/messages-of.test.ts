import { expect, it } from 'vitest';
import { loadMessages } from '@/lib/i18n/load-messages';
import { byNamespace } from './messages-of';

it('the messages that a browser gets, of each language: are those that the server has', () => {
  expect(
    byNamespace(import.meta.glob('../../../messages/en/*.json', { eager: true, import: 'default' })),
  ).toEqual(loadMessages('en'));
  expect(
    byNamespace(import.meta.glob('../../../messages/zh-CN/*.json', { eager: true, import: 'default' })),
  ).toEqual(loadMessages('zh-CN'));
});
