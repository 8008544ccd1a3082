import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ImportView } from '@/lib/exchange/import/view';
import type { Reject } from '@/lib/exchange/server/import/list-rejects';
import messages from '@/messages/en/import.json';
import { Rejects } from './rejects';

const reject = (position: number, line: number): Reject => ({
  ...{ position, line, column: null, reason: 'json', detail: {}, excerpt: '', faults: [] },
});
const drawn = (...rejects: Reject[]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ import: messages }}>
      <Rejects row={{ id: 'i', rejected: rejects.length } as ImportView} rejects={rejects} />
    </NextIntlClientProvider>,
  );

test('rejected rows of a file that is one line: each with its number among the records', () => {
  const html = drawn(reject(4, 1), reject(17, 1));
  expect(html).toContain('>Record</th>');
  expect(html).toContain('>17</td>');
});

test('rejected rows with lines of their own: the line is enough', () => {
  expect(drawn(reject(1, 2), reject(2, 3))).not.toContain('>Record</th>');
});
