import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from './marks';

describe('withoutMarks', () => {
  it.each([
    ['2. Wait until it blinks.', '   Wait until it blinks.'],
    ['Steps:\n 10) Press it.', 'Steps:\n     Press it.'],
    ['- **3.** Press it.', '- **  ** Press it.'],
    ['## 1. Dues', '##    Dues'],
    ['1. 把花盆移开；', '   把花盆移开；'],
    ['2．把花盆移开', '  把花盆移开'],
    ['（二）费用', '   费用'],
    ['三、费用', '  费用'],
    ['2. Wait [1] until it blinks [2,3].', '   Wait     until it blinks      .'],
    ['【7】（二）费用', '      费用'],
  ])('an item: %s loses its number alone', (text, blanked) => expect(withoutMarks(text)).toBe(blanked));

  it.each([
    '3.5 metres of rope',
    '2024. The year of the flood.',
    '12.',
    'Wait 2. Then press it.',
    '三十天后，费用全免',
    '10 April',
  ])('no item: %s stays', (text) => expect(withoutMarks(text)).toBe(text));

  it('any text: keeps its length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', '.', ' ', '\n', '二', '、', '(', ')', '-', '*', 'a')),
        (parts) => {
          const text = parts.join('');
          expect(withoutMarks(text)).toHaveLength(text.length);
        },
      ),
    );
  });
});
