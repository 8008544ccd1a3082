import { expect, it } from 'vitest';
import { markdownTerm, markdownText } from './markdown-text';

it.each([
  ['Boats: 船 "A"', 'Boats: 船 "A"'],
  ['gpt_4, snapshot 3', 'gpt_4, snapshot 3'],
  ['<b>Bold</b> & co', '\\<b\\>Bold\\</b\\> & co'],
  ['_so_ *so* `so` [so](x)', '\\_so\\_ \\*so\\* \\`so\\` \\[so\\](x)'],
  ['&lt;script&gt;', '\\&lt;script\\&gt;'],
  ['# One\r\n---\r\n1. two', '\\# One\n\\---\n1\\. two'],
  ['C:\\data', 'C:\\\\data'],
])('%j in Markdown: %j', (text, told) => {
  expect(markdownText(text)).toBe(told);
});

it('a plain line: stands beside its name', () => {
  expect(markdownTerm('Please cite', 'Boats, 2026. https://boats.test/a_b')).toBe(
    'Please cite: Boats, 2026. https://boats.test/a_b',
  );
});

it('several lines, or marks: a block of code, with a fence that nothing within ends', () => {
  expect(markdownTerm('Please cite', '@misc{boats,\r\n  title = {Boats}\r\n}')).toBe(
    'Please cite:\n\n```\n@misc{boats,\n  title = {Boats}\n}\n```',
  );
  expect(markdownTerm('Contact', '<script>')).toBe('Contact:\n\n```\n<script>\n```');
  expect(markdownTerm('Licence', 'a\n````\nb')).toBe('Licence:\n\n`````\na\n````\nb\n`````');
});
