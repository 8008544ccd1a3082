import { describe, expect, it } from 'vitest';
import { detectLanguage, hasHan, hasLetterOrDigit } from './script';

describe('detectLanguage', () => {
  it.each([
    ['公司去年盈利。', 'zh'],
    ['The company made a profit.', 'en'],
    ['会社は昨年黒字でした。', 'ja'],
    ['회사는 작년에 흑자였다.', 'ko'],
    ['Компания получила прибыль.', 'other'],
    ['12.5% 😀 …', null],
    ['', null],
  ])('reads %s as %s', (text, language) => expect(detectLanguage(text)).toBe(language));

  it('weighs one Han character as three Latin letters', () => {
    expect(detectLanguage('由AI')).toBe('zh'); // 3 against 2
    expect(detectLanguage('由Bell')).toBe('en'); // 3 against 4
  });
});

describe('hasLetterOrDigit', () => {
  it('holds for letters and digits of any script, and for nothing else', () => {
    expect(['a', '中', '７', '𠮷', 'é'].map(hasLetterOrDigit)).toEqual([true, true, true, true, true]);
    expect(['', '……', '😀', ' \n', '—'].map(hasLetterOrDigit)).toEqual([false, false, false, false, false]);
  });
});

describe('hasHan', () => {
  it('finds a Chinese character, outside the BMP too', () => {
    expect(hasHan('OpenAI 发布')).toBe(true);
    expect(hasHan('𠮷')).toBe(true);
    expect(hasHan('OpenAI, かな')).toBe(false);
  });
});
