import { NextIntlClientProvider } from 'next-intl';
import { type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WRITTEN_MESSAGES } from '@/lib/testing/messages';
import { FiguresSection } from './figures-section';

const group = (name: string) => ({
  ...{ name, samples: 5, lengths: { question: 9, reference: 40, answer: 68.4 } },
  ...{ gold: { consistent: 2, inconsistent: 1, open: 2 }, types: {}, segments: { n: 6, inconsistent: 1 } },
});
const drawn = (locale: 'en' | 'zh-CN'): string => {
  const statistics = {
    ...group(''),
    ...{
      languages: [group('en'), group('zh')],
      generators: [group(''), group('alpha')],
      origins: [group('imported')],
    },
  } as unknown as ComponentProps<typeof FiguresSection>['statistics'];
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={WRITTEN_MESSAGES[locale]}>
      <FiguresSection statistics={statistics} name="file" />
    </NextIntlClientProvider>,
  );
};
const groups = (locale: 'en' | 'zh-CN'): string[] =>
  [...drawn(locale).matchAll(/<tr[^>]*><td[^>]*>(.*?)<\/td>/g)].map(([, name]) => name!);

test('figures by group: each group says whether it is of a language or of a generator', () => {
  expect(groups('en')).toEqual([
    'All',
    ...['Language: English', 'Language: Chinese', 'Generator: unknown', 'Generator: alpha'],
  ]);
  expect(groups('zh-CN')).toEqual(
    expect.arrayContaining(['语言：英语', '生成模型：未知', '生成模型：alpha']),
  );
});
