import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Inspection, PreviewRow } from '@/lib/exchange/import/view';
import en from '@/messages/en/import.json';
import zh from '@/messages/zh-CN/import.json';
import { SourceRows } from './source-rows';

const row = (line: number, reason: PreviewRow['reason'], cells: string[] = []): PreviewRow => ({
  ...{ line, position: line, sample: null, reason, column: null, detail: {}, cells },
});
const drawn = (columns: string[], preview: PreviewRow[], locale: 'en' | 'zh-CN' = 'en'): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ import: locale === 'en' ? en : zh }}>
      <SourceRows inspection={{ settings: { columns }, preview } as unknown as Inspection} />
    </NextIntlClientProvider>,
  );

test('a file of which no column can be read: each row says why, in both languages', () => {
  const rows = [row(1, 'json'), row(1, 'too_deep')];
  const html = drawn([], rows);
  for (const words of ['not valid JSON', 'lists and objects nested too deeply'])
    expect(html).toContain(words);
  expect(html).not.toContain(en.sourceText);
  expect(drawn([], rows, 'zh-CN')).toContain(zh.reason.json);
});

test('a row whose answer has no column yet: its cells; a row with too many cells: the reason', () => {
  const html = drawn(
    ['a', 'b'],
    [
      row(2, 'answer_empty', ['one', 'two']),
      { ...row(3, 'columns', ['three', '']), detail: { found: 1, expected: 2 } },
    ],
  );
  expect(html).toContain('two');
  expect(html).not.toContain('three');
  expect(html).toContain('1 cell where the header has 2');
});

test('rows of a file that is one line: by their number among the records', () => {
  const rows = [1, 2, 3].map((position) => ({ ...row(1, null, ['x']), position }));
  const html = drawn(['a'], rows);
  expect(html).toContain('>Record</th>');
  expect(html).toContain('>3</td>');
});
