import { describe, expect, it } from 'vitest';
import { pickLocale } from './locale';

describe('pickLocale', () => {
  it('follows the choice of the person before the browser', () => {
    expect(pickLocale('en', 'zh-CN,zh;q=0.9')).toBe('en');
    expect(pickLocale('zh-CN', 'en')).toBe('zh-CN');
  });

  it('follows the weights of Accept-Language, not its order', () => {
    expect(pickLocale(undefined, 'en;q=0.3, zh-TW;q=0.8')).toBe('zh-CN');
    expect(pickLocale(undefined, 'de, en-GB;q=0.7, zh;q=0.2')).toBe('en');
    expect(pickLocale('xx', 'en;q=0, zh')).toBe('zh-CN');
  });

  it('is Chinese when the browser asks for neither', () => {
    expect(pickLocale(undefined, null)).toBe('zh-CN');
    expect(pickLocale(undefined, 'fr-FR')).toBe('zh-CN');
  });
});
