import { describe, expect, it } from 'vitest';
import { readInline } from './read-inline';

/** What is shown, each styled piece in brackets behind the first letters of its styles. */
const shown = (text: string): string =>
  readInline(text, 0, text.length)
    .filter(({ role }) => role === 'words')
    .map(({ start, end, style }) => {
      const names = Object.entries(style).map(([name, value]) =>
        value === true ? name : `${name} ${value}`,
      );
      const words = text.slice(start, end);
      return names.length > 0 ? `<${names.toSorted().join(', ')}: ${words}>` : words;
    })
    .join('');

describe('readInline', () => {
  it.each([
    ['a **bold** and *italic* _word_', 'a <bold: bold> and <italic: italic> <italic: word>'],
    ['这是**重点**内容', '这是<bold: 重点>内容'],
    ['这是**“重点”**内容，**注意：**后面', '这是<bold: “重点”>内容，<bold: 注意：>后面'],
    ['使用**API**接口***都要***', '使用<bold: API>接口<bold, italic: 都要>'],
    ['**外 *内* 外**', '<bold: 外 ><bold, italic: 内><bold:  外>'],
    ['**a *b** c*', '<bold: a *b> c*'],
    ['~~old~~ new, 好的~~明天见~~', '<strike: old> new, 好的~~明天见~~'],
    ['2*3*4, 3*(4+5)*2, 2**3**4, snake_case_x', '2*3*4, 3*(4+5)*2, 2**3**4, snake_case_x'],
    ['*p < .05, **p < .01, 5 * 3 * 2', '*p < .05, **p < .01, 5 * 3 * 2'],
    ['**😀**表情，**注意：**Windows', '<bold: 😀>表情，<bold: 注意：>Windows'],
    ['__init__.py, __all of it__', '__init__.py, <bold: all of it>'],
    ['**unclosed and ** loose', '**unclosed and ** loose'],
  ])('emphasis: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['run `npm **ci**` now', 'run <code: npm **ci**> now'],
    ['``a ` b`` and `` ` ``', '<code: a ` b> and <code: `>'],
    ['one ` tick', 'one ` tick'],
    ['**`x`**', '<bold, code: x>'],
  ])('code: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['见[年报](https://a.test/x)。', '见<link https://a.test/x: 年报>。'],
    ['[the **lake**](/l "Title here")', '<link /l: the ><bold, link /l: lake>'],
    ['![河](a.png) and ![](b.png)', '<picture a.png: 河> and '],
    ['[![alt](a.png)](https://a.test)', '<link https://a.test, picture a.png: alt>'],
    ['[wiki](https://a.test/x_(y))!', '<link https://a.test/x_(y): wiki>!'],
    ['[1](第三页) [^2] [a][b] [x] (y)', '[1](第三页) [^2] [a][b] [x] (y)'],
    ['[x](javascript:alert(1))', '<link javascript:alert(1): x>'],
    ['[a](b c.d)', '[a](b c.d)'],
  ])('links and pictures: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    ['<b onclick="x">b</b> &amp; <br>', '<b onclick="x">b</b> &amp; <br>'],
    ['\\*not\\* 2018\\. \\[1\\]', '*not* 2018. [1]'],
    ['\\(x\\) C:\\dir', '\\(x\\) C:\\dir'],
  ])('HTML stays text, a backslash goes from the signs of Markdown alone: %s', (text, expected) =>
    expect(shown(text)).toBe(expected),
  );

  it('positions are those of the raw text', () => {
    expect(readInline('ab **c**', 0, 8)).toEqual([
      { start: 0, end: 3, role: 'words', style: {} },
      { start: 3, end: 5, role: 'syntax', style: {}, mate: 6 },
      { start: 5, end: 6, role: 'words', style: { bold: true } },
      { start: 6, end: 8, role: 'syntax', style: {}, mate: 3 },
    ]);
  });
});
