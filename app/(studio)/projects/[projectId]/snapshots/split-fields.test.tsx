import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import snapshots from '@/messages/en/snapshots.json';
import { SplitFields } from './split-fields';

/** Its fields that are not right: their names, each with the fault that it points to. */
function faulty(path: string): (string | undefined)[][] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ snapshots }}>
      <SplitFields
        first={[
          { name: 'train', share: 70 },
          { name: 'test', share: 10 },
        ]}
        error={(one) => (one === path ? 'wrong' : undefined)}
      />
    </NextIntlClientProvider>,
  );
  return (html.match(/<input[^>]*>/g) ?? [])
    .filter((input) => input.includes('aria-invalid="true"'))
    .map((input) => {
      const id = / aria-describedby="([^"]+)"/.exec(input)?.[1];
      const fault = html.split(`id="${id}"`)[1]?.match(/>([^<]+)</)?.[1];
      return [/ name="([^"]+)"/.exec(input)?.[1], fault];
    });
}

test('shares that do not make 100: each of them is marked, and names the fault', () => {
  const text = snapshots.splitsFault;
  expect(faulty('splits')).toEqual([
    ['splits.0.share', text],
    ['splits.1.share', text],
  ]);
});

test('a name that cannot be one: marked alone, with the fault of its line', () => {
  expect(faulty('splits.1.name')).toEqual([['splits.1.name', snapshots.splitFault]]);
});
