import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePieces } from './line-pieces';
import { readMarkdown } from './read-markdown';

/** Each line as what it is, with its words. */
const read = (text: string): string[] =>
  readMarkdown(text).lines.map(({ kind, from, to, quotes, depth, level }) =>
    [
      kind + (level ?? ''),
      ...(quotes > 0 ? [`quotes ${quotes}`] : []),
      ...(depth > 0 ? [`depth ${depth}`] : []),
      text.slice(from, to),
    ].join(': '),
  );

const shown = (text: string): string =>
  readMarkdown(text)
    .lines.map((line) =>
      linePieces(text, line)
        .filter(({ role }) => role !== 'syntax' && role !== 'picture')
        .map(({ start, end, role }) => (role === 'bullet' ? '•' : text.slice(start, end)))
        .join(''),
    )
    .join('\n');

/** Anything that Markdown is made of, in any order. */
const SCRAPS = [
  ...['# ', '## ', '- ', '* ', '1. ', '> ', '```', '~~~', '| ', '|', '|---|---|', '---', '  ', '\t'],
  ...['**', '*', '_', '__', '***', '~~', '`', '``', '[', ']', '](', '(', ')', '![', '\\', 'https://a.b/c'],
  ...['\n', '\r\n', '\r', '\n\n', ' ', '　', '<b>', '&amp;', '|:-:|', '"'],
  ...['河', '重点', '。', '“', '”', '１０％', 'a', 'word', '3', '😀', '👩‍👩‍👧', '\ud83d', 'é'],
];
const scraps = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 60 }).map((parts) => parts.join(''));
const texts = fc.oneof({ weight: 4, arbitrary: scraps }, fc.string({ unit: 'grapheme', maxLength: 60 }));

/** Less is lost in the noise. */
const LEAST_MS = 2;

describe('readMarkdown', () => {
  it('any text: the pieces of all lines and their breaks are the text, to the character', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (text, piece) => {
        const { lines, blocks } = readMarkdown(text, { piece });
        let whole = '';
        lines.forEach((line, index) => {
          const pieces = linePieces(text, line);
          expect(pieces.map(({ start }) => start)).toEqual([
            ...(pieces.length > 0 ? [line.start] : []),
            ...pieces.slice(0, -1).map(({ end }) => end),
          ]);
          whole += pieces.map(({ start, end }) => text.slice(start, end)).join('');
          whole += text.slice(line.end, lines[index + 1]?.start ?? text.length);
        });
        expect(whole).toBe(text);
        expect(blocks.flatMap(({ from, to }) => lines.slice(from, to))).toEqual(lines);
      }),
      { numRuns: 2_000 },
    );
  });

  it('any text: nothing but the signs of Markdown is hidden', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const line of readMarkdown(text).lines)
          for (const { start, end, role } of linePieces(text, line)) {
            const hidden = text.slice(start, end);
            if (role !== 'syntax' || hidden.startsWith('](') || line.kind === 'fence') continue;
            expect(hidden).toMatch(/^[\s#*_~`|:>[\]\\-]*$/);
          }
      }),
      { numRuns: 2_000 },
    );
  });

  it('a text without Markdown: stays lines of words, as it is', () => {
    const text =
      '  第一段：5 > 3，2*3*4 = 24。\r\n\r\nsnake_case and __init__.py cost 5 * 3;\n>5 mg, #3, 1.5 m, +5 °C\n\t(a) x';
    expect(shown(text)).toBe(text.replace('\r\n\r\n', '\n\n'));
    expect(readMarkdown(text).lines.map(({ kind }) => kind)).toEqual(Array(5).fill('text'));
  });

  it('headings: by level, nested without gaps, with or without signs behind', () => {
    expect(read('# 河流 #\n### The *source* ##\n##不是标题\n#\n## C#')).toEqual([
      'heading1: 河流',
      'heading3: The *source*',
      'text: ##不是标题',
      'text: #',
      'heading2: C#',
    ]);
    const { lines } = readMarkdown('### a\n##### b\n## c\n### d');
    expect(lines.map(({ nested }) => nested)).toEqual([1, 2, 1, 2]);
  });

  it('lists: bullets and numbers with their depth, and the lines that go on with them', () => {
    expect(read('1. 打开\n   - 灯\n     接上电源\n   * door\n\n   after it\n2) next\nplain')).toEqual([
      'item: depth 1: 打开',
      'item: depth 2: 灯',
      'text: depth 2: 接上电源',
      'item: depth 2: door',
      'text: depth 1: ',
      'text: depth 1: after it',
      'item: depth 1: next',
      'text: plain',
    ]);
    expect(shown('1. 打开\n   - **灯**\n10) ten')).toBe('1. 打开\n•灯\n10) ten');
  });

  it('quotes: each level by its own sign, a figure is none', () => {
    expect(read('> 引用\n> > deeper\n>\n> - item\n>5 mg')).toEqual([
      'text: quotes 1: 引用',
      'text: quotes 2: deeper',
      'text: quotes 1: ',
      'item: quotes 1: depth 1: item',
      'text: >5 mg',
    ]);
  });

  it('code: from fence to fence as it is, and words where no fence closes it', () => {
    expect(read('```py\n# no heading\n  - **x**\n```\n~~~\nopen')).toEqual([
      'fence: ',
      'code: # no heading',
      'code:   - **x**',
      'fence: ',
      'text: ~~~',
      'text: open',
    ]);
    expect(read('1. run\n   ```\n   npm\n     start\n   ```')).toEqual([
      'item: depth 1: run',
      'fence: depth 1: ',
      'code: depth 1: npm',
      'code: depth 1:   start',
      'fence: depth 1: ',
    ]);
  });

  it('tables: head, dashes and rows, also without outer bars; bars that are escaped part nothing', () => {
    expect(read('| 型号 | 价格 |\n|:---|---:|\n| A10 | 2,499 |\n| a \\| b | |\n\n| x |')).toEqual([
      'head: | 型号 | 价格 |',
      'dashes: ',
      'row: | A10 | 2,499 |',
      'row: | a \\| b | |',
      'text: ',
      'text: | x |',
    ]);
    expect(read('a | b\n--- | ---\n1 | 2')).toEqual(['head: a | b', 'dashes: ', 'row: 1 | 2']);
    expect(read('a | b\n--- | --- | ---')).toEqual(['text: a | b', 'text: --- | --- | ---']);
    expect(shown('| **a** | b \\| c |\n|--|--|')).toBe('a|b | c\n');
  });

  it('a long table: in parts of whole rows', () => {
    const { lines, blocks } = readMarkdown(`| a |\n|---|\n${'| 河流 |\n'.repeat(3_000)}`);
    expect(blocks.map(({ kind }) => kind)).toEqual(['table', 'table', 'table', 'line']);
    expect(blocks.map(({ start, end }) => end - start < 8_010)).toEqual([true, true, true, true]);
    expect(blocks.flatMap(({ from, to }) => lines.slice(from, to))).toEqual(lines);
  });

  it('a piece of a text: a row stands without its head', () => {
    const row = '| A10 | 2,499 |';
    expect(readMarkdown(row).lines[0]!.kind).toBe('text');
    expect(readMarkdown(row, { piece: true }).lines[0]!.kind).toBe('row');
    expect(readMarkdown('|---|---|', { piece: true }).lines[0]!.kind).toBe('dashes');
  });

  it('rules: three of one sign and nothing else', () => {
    expect(read('---\n* * *\n__\n- - x')).toEqual([
      'rule: ---',
      'rule: * * *',
      'text: __',
      'item: depth 1: - x',
    ]);
  });

  it.each([
    ['prose', '一行普通的文字。\n'],
    ['brackets', '['],
    ['links that nest', '[a]('],
    ['pictures that nest', '![a'],
    ['stars', '*a **b '],
    ['ticks', '`a``b```'],
    ['fences', '```a\n'],
    ['fences of many lengths', '````\n```\n~~~~~x\n'],
    ['quotes', '> '],
    ['lists', '  - a\n'],
    ['bars', '|'],
    ['tables', '|a|b|\n|-|-|\n'],
    ['backslashes', '\\'],
    ['blanks', ' \t'],
    ['hashes', '# #'],
  ])('80,000 characters of %s: take about eight times the work of 10,000', (_, scrap) => {
    const readIn = (length: number): number => {
      const text = scrap.repeat(Math.ceil(length / scrap.length)).slice(0, length);
      const began = performance.now();
      for (const line of readMarkdown(text).lines) linePieces(text, line);
      return performance.now() - began;
    };
    let ratio = Infinity;
    // Work that grows with the square of the length takes 64 times as much each time; a busy machine slows some readings down.
    for (let turn = 0; turn < 10 && ratio >= 25; turn += 1)
      ratio = readIn(80_000) / Math.max(readIn(10_000), LEAST_MS);
    expect(ratio).toBeLessThan(25);
  });
});
