import { describe, expect, it } from 'vitest';
import { claimsNothing } from './claims';

describe('claimsNothing', () => {
  it.each([
    '以下是总结：',
    '下面列出主要观点。',
    '综上所述：',
    '希望对您有帮助！',
    '文中没有提到价格。',
    '参考资料并未明确说明作者。',
    'Here is a summary:',
    'Sure! Here are the main points:',
    'The following are the reasons:',
    'In summary,',
    'I hope this helps!',
    'The article does not mention the price.',
  ])('holds for %s', (segment) => expect(claimsNothing(segment)).toBe(true));

  it.each([
    '以下是2023年亏损的公司。',
    '综上所述，该药物对所有患者都安全。',
    '他没有提到价格。',
    'In summary, the drug is safe.',
    'The following year sales fell.',
    'Sure, the capital is Paris.',
    'Here is the point: sales fell.',
    'He does not mention the price.',
  ])('does not hold for %s', (segment) => expect(claimsNothing(segment)).toBe(false));
});
