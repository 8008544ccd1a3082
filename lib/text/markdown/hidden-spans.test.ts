import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHidden, nearestVisible, withoutSyntax } from './hidden-spans';
import { readMarkdown } from './read-markdown';

const TEXT = '# 河\n- a **b** c\n| x | y |\n|---|---|\n[l](https://a.test)';
const { lines } = readMarkdown(TEXT);
const at = (words: string, from = 0) => {
  const start = TEXT.indexOf(words, from);
  return { start, end: start + words.length };
};
const words = (span: { start: number; end: number } | null): string | null =>
  span && TEXT.slice(span.start, span.end);

describe('isHidden', () => {
  it.each(['# ', '**', '|---|---|', 'https://a.test', '|', '\n|---|---|\n'])('%j: is not seen', (sign) => {
    expect(isHidden(TEXT, lines, at(sign))).toBe(true);
  });

  it.each(['河', '- ', '**b', '# 河', 'y |\n|--', 'l]'])('%j: is seen', (seen) => {
    expect(isHidden(TEXT, lines, at(seen))).toBe(false);
  });
});

describe('nearestVisible', () => {
  it('takes the side that is asked for, or the other where nothing stands there', () => {
    expect(words(nearestVisible(TEXT, lines, at('** c'), 'before'))).toBe('b');
    expect(words(nearestVisible(TEXT, lines, at('** c'), 'behind'))).toBe(' c');
    expect(words(nearestVisible(TEXT, lines, at('# '), 'before'))).toBe('河');
    expect(nearestVisible(TEXT, lines, at('|---'), 'before')).toBeNull();
  });
});

describe('withoutSyntax', () => {
  it.each([
    ['# 河', '河'],
    ['**b**', 'b'],
    ['b** c', '**b** c'],
    ['a **b', 'a **b**'],
    ['| x |', 'x'],
    ['y |\n|---', 'y'],
    ['[l](https://a.test)', 'l'],
    ['|---|', null],
  ])('%j selected: is %j', (selected, expected) => {
    expect(words(withoutSyntax(TEXT, lines, at(selected)))).toBe(expected);
  });

  it('any span: what is seen of it stays, and nothing else that is seen comes in', () => {
    fc.assert(
      fc.property(fc.nat(TEXT.length), fc.nat(TEXT.length), (a, b) => {
        const span = { start: Math.min(a, b), end: Math.max(a, b) };
        const shown = withoutSyntax(TEXT, lines, span);
        const seen = (from: number, to: number): boolean =>
          from < to && !isHidden(TEXT, lines, { start: from, end: to });
        for (let unit = 0; unit < TEXT.length; unit += 1) {
          if (/\s/.test(TEXT[unit]!) || !seen(unit, unit + 1)) continue;
          const was = unit >= span.start && unit < span.end;
          expect(shown !== null && unit >= shown.start && unit < shown.end).toBe(was);
        }
      }),
    );
  });
});
