import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorable, toStorable, unstorableIn } from './storable';
import { storableJson, storableText } from './storable-schema';

const anyText = fc.string({ unit: fc.constantFrom('a', ' ', '\0', '\uD83D', '\uDE00', '😀', '中') });

describe('toStorable', () => {
  it('leaves a text that can be stored, and takes out of any other as little as makes it so', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { text: clean, removed } = toStorable(text);
        expect(isStorable(clean)).toBe(true);
        expect(clean.length + removed).toBe(text.length);
        expect(removed > 0).toBe(!isStorable(text));
        expect(clean).toBe(text.toWellFormed().replaceAll(/\0|\uFFFD/g, ''));
      }),
    );
  });
});

describe('storableText', () => {
  it('refuses NUL and half pairs before and after what trims and measures', () => {
    for (const text of ['\0', 'a\0', '\uD83D', '\uDE00x']) {
      const { error } = storableText.trim().min(1).max(9).safeParse(text);
      expect(error?.issues.map((issue) => issue.code === 'custom' && issue.params?.issue)).toEqual([
        'invalid_text',
      ]);
    }
    expect(storableText.trim().parse(' 😀 ')).toBe('😀');
  });
});

describe('storableJson', () => {
  it('names the way to a text or a key that cannot be stored', () => {
    expect(unstorableIn({ a: [1, { b: 'x\0' }] })).toEqual(['a', '1', 'b']);
    expect(unstorableIn({ a: { 'k\0': 1 } })).toEqual(['a']);
    expect(unstorableIn({ a: [null, true, 1, '😀'] })).toBeNull();
    expect(storableJson.safeParse({ a: '\uD800' }).error?.issues[0]?.path).toEqual(['a']);
  });

  it('does not end on a value of a hundred thousand levels', () => {
    let deep: unknown = '\0';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(unstorableIn(deep)).not.toBeNull();
  });
});
