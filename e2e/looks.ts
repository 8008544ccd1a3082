import type { Page } from '@playwright/test';

/** A language and a theme in which screens are looked at. */
export interface Look {
  locale: 'en' | 'zh-CN';
  theme: 'light' | 'dark';
}

/** Two looks that have either language and either theme once. */
export const LIGHT_EN: readonly Look[] = [
  { locale: 'en', theme: 'light' },
  { locale: 'zh-CN', theme: 'dark' },
];
const DARK_EN: readonly Look[] = [
  { locale: 'en', theme: 'dark' },
  { locale: 'zh-CN', theme: 'light' },
];

/** Every look, and which of the screens are looked at in it: each in both languages and both themes, all looks in turn. */
export const inPairs = <Screen>(screens: readonly Screen[]): { look: Look; screens: Screen[] }[] =>
  [LIGHT_EN, DARK_EN].flatMap((looks, pair) =>
    looks.map((look) => ({ look, screens: screens.filter((_, index) => index % 2 === pair) })),
  );

/** Shows a browser's pages in a look from now on. */
export async function lookAs(
  page: Page,
  { locale, theme }: Look,
  baseURL: string | undefined,
): Promise<void> {
  await page.context().addCookies([
    { name: 'locale', value: locale, url: baseURL },
    { name: 'theme', value: theme, url: baseURL },
  ]);
}
