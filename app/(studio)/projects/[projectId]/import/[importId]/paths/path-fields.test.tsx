import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_MAPPING, parseSettings } from '@/lib/exchange/dialect/settings';
import type { Inspection } from '@/lib/exchange/import/view';
import { pathMappingSchema } from '@/lib/exchange/paths/path-mapping';
import common from '@/messages/en/common.json';
import messages from '@/messages/en/import.json';
import { PathFields } from './path-fields';
import { PathsTable } from './paths-table';

const paths = {
  records: 4,
  listed: [
    { path: 'input.question', sample: 'How long?', found: 4, text: true },
    { path: 'output.documents[].text', sample: 'It is 120 km long.', found: 3, text: true },
  ],
  own: [
    { path: 'input.id', sample: '', found: 0, text: false },
    { path: 'input.tags[0]', sample: 'a', found: 2, text: true },
  ],
};
const inspection = {
  settings: parseSettings({
    ...{ format: 'jsonl', encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', newline: 'lf' } },
    ...{ header: true, columns: [], mapping: NO_MAPPING, noQuestion: false, oneMeans: 'consistent' },
    preset: 'langfuse',
    paths: pathMappingSchema.parse({ question: 'input.question', reference: ['output.documents[].text'] }),
  }),
  missing: ['answer'],
  paths,
} as unknown as Inspection;
const drawn = (content: React.ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ import: messages, common }}>
      {content}
    </NextIntlClientProvider>,
  );

test('each field is a labelled choice with its path, and one that is needed says so', () => {
  const html = drawn(<PathFields inspection={inspection} paths={paths} change={() => undefined} />);
  expect(html.match(/role="combobox"/g)).toHaveLength(10);
  for (const words of ['Question', 'Answer', 'Trace id', 'input.question', 'Choose a path.'])
    expect(html).toContain(words);
  expect(html).toContain('aria-label="Remove output.documents[].text"');
  expect(html).toContain('aria-label="Add a path: Reference"');
});

test('a path that somebody typed: says so where no record has it, and only there', () => {
  const said = (path: string, where: 'answer' | 'reference') => {
    const settings = {
      ...inspection.settings,
      paths: pathMappingSchema.parse({ [where]: where === 'answer' ? path : [path] }),
    };
    return drawn(
      <PathFields inspection={{ ...inspection, settings }} paths={paths} change={() => undefined} />,
    );
  };
  for (const where of ['answer', 'reference'] as const) {
    expect(said('input.id', where)).toContain('In none of the first 4 records.');
    expect(said('input.tags[0]', where)).not.toContain('In none of');
  }
});

test('the paths of the file stand in a table with how often they are there and their first value', () => {
  const html = drawn(<PathsTable paths={paths} />);
  for (const words of ['2 paths in the first records', '3 of 4', 'It is 120 km long.'])
    expect(html).toContain(words);
});
