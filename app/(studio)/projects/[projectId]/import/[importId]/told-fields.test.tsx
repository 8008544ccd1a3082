import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import common from '@/messages/en/common.json';
import messages from '@/messages/en/import.json';
import { ToldFields } from './told-fields';

const drawn = (field: 'author' | 'label'): string => {
  const conversion = { asks: [field], told: {}, open: [field] } as unknown as ComponentProps<
    typeof ToldFields
  >['conversion'];
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ import: messages, common }}>
      <ToldFields conversion={conversion} change={() => undefined} />
    </NextIntlClientProvider>,
  );
};

test('what a file does not say: a text asks to be filled in, a choice to be made', () => {
  expect(drawn('author')).toContain('Please fill this in');
  expect(drawn('author')).not.toContain('Please choose');
  expect(drawn('label')).toContain('Please choose');
});
