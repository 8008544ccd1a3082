import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import en from '@/messages/en/workspace.json';
import zh from '@/messages/zh-CN/workspace.json';
import { FLAG_REASONS, readReason, SKIP_REASONS, STOCK_WORDS } from './stock-reasons';

const READERS = [
  createTranslator({ locale: 'en', messages: en }),
  createTranslator({ locale: 'zh-CN', messages: zh }),
];
const read = (stored: string): string[] => READERS.map((t) => readReason(stored, (reason) => t(reason)));

describe('a stock reason', () => {
  it.each([...FLAG_REASONS, ...SKIP_REASONS])(
    '%s, stored in any language: each reader has it in theirs',
    (reason) => {
      const words = READERS.map((t) => t(reason));
      expect(STOCK_WORDS[reason]).toEqual(expect.arrayContaining(words));
      for (const stored of words) expect(read(stored)).toEqual(words);
    },
  );

  it('with more behind it: what the person wrote stays', () => {
    expect(read('文本残缺 第三段')).toEqual(['The texts are broken 第三段', '文本残缺 第三段']);
    expect(read('It contains personal data The texts are broken')).toEqual([
      'It contains personal data The texts are broken',
      '含有个人信息 文本残缺',
    ]);
  });

  it('other words: as they are', () => {
    for (const stored of ['', '文本残缺不全', 'The texts are brokenhearted', 'See the second line'])
      expect(read(stored)).toEqual([stored, stored]);
  });
});
