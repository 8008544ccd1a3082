import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RECIPES } from '@/lib/construction/recipe-list';
import common from '@/messages/en/common.json';
import construction from '@/messages/en/construction.json';
import { CombinationLine } from './combination-line';

it('a line whose parts are not chosen yet: shows its fault at the count, and each control has a name', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ common, construction }}>
      <CombinationLine
        number={2}
        offered={RECIPES.filter(({ maker }) => maker === 'model')}
        error={(path) => (path === 'wanted.+' ? 'Choose two.' : undefined)}
        onRemove={() => {}}
      />
    </NextIntlClientProvider>,
  );
  expect(html).toContain('role="group" aria-label="Combination 2"');
  expect(html.match(/role="combobox"/g)).toHaveLength(3);
  for (const name of ['Recipe 1', 'Recipe 2', 'Recipe 3', 'Samples']) expect(html).toContain(name);
  expect(html).toMatch(/<input[^>]*name="wanted\.\+"/);
  expect(html).toContain('Choose two.');
  expect(html).toContain('aria-label="Remove combination 2"');
});
