import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataHead } from './data-head';

const head = (id: string, sorts: boolean) => ({
  id,
  column: {
    id,
    columnDef: { meta: { label: id } },
    getCanSort: () => sorts,
    getToggleSortingHandler: () => () => undefined,
  },
});
const drawn = (...heads: ReturnType<typeof head>[]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{}}>
      <table>
        <DataHead
          headers={heads as unknown as ComponentProps<typeof DataHead>['headers']}
          sort={{ id: '', desc: false }}
          page={[]}
        />
      </table>
    </NextIntlClientProvider>,
  );
const isHidden = (html: string): boolean => /<thead[^>]* class="@max-2xl:hidden"/.test(html);

test('the head of a table that sorts by nothing: is hidden among cards with all of its cells', () => {
  expect(isHidden(drawn(head('time', false), head('person', false)))).toBe(true);
});

test('the head of a table that sorts by a column: stays among cards', () => {
  expect(isHidden(drawn(head('time', true), head('person', false)))).toBe(false);
});
