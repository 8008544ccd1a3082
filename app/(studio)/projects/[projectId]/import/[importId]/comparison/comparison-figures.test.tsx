import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImportComparison } from '@/lib/exchange/comparison/view';
import en from '@/messages/en/import.json';
import enComparison from '@/messages/en/importComparison.json';
import zh from '@/messages/zh-CN/import.json';
import zhComparison from '@/messages/zh-CN/importComparison.json';
import { ComparisonFigures } from './comparison-figures';

const MESSAGES = {
  en: { import: en, importComparison: enComparison },
  'zh-CN': { import: zh, importComparison: zhComparison },
};
const none = { new: 0, same: 0, changed: 0, refused: 0 };
const drawn = (locale: keyof typeof MESSAGES, ...reasons: ImportComparison['reasons']): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={MESSAGES[locale]}>
      <ComparisonFigures
        figures={{
          ...{ rows: 6, added: 5, same: 0, rejected: 1, absentAnnotations: 0, judges: [], changes: [] },
          ...{ changesTotal: 0, texts: [], differing: [], rejects: [], notes: [], reasons },
          samples: { new: 5, same: 0, texts: 0, differing: 0, absent: 0 },
          ...{ people: none, predictions: none, labels: none },
        }}
      />
    </NextIntlClientProvider>,
  ).replaceAll(/<[^>]*>/g, '');
const refused = { reason: 'annotation_differs', column: 'annotator', detail: {}, count: 1 } as const;

test('a refused record of a file that is one line: by its number, another by its line', () => {
  expect(drawn('en', { ...refused, line: 1, record: 6 })).toContain('. 1 row, record 6');
  expect(drawn('en', { ...refused, line: 7, record: 6 })).toContain('. 1 row, line 7');
  expect(drawn('en', { ...refused, line: 7 })).toContain('. 1 row, line 7');
});

test('the field of a refused row: by its name in both languages, and not before a reason that names it', () => {
  expect(drawn('en', { ...refused, line: 1 })).toContain('Annotator: another annotation');
  expect(drawn('zh-CN', { ...refused, line: 1 })).toContain('标注者：');
  expect(drawn('zh-CN', { ...refused, reason: 'answer_empty', column: 'answer', line: 1 })).not.toContain(
    'answer',
  );
});
