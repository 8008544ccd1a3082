import type { Page } from '@playwright/test';
import { axeFindings } from './axe';

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

const LOOKS = [...LIGHT_EN, ...DARK_EN];

/** Screens that are looked at in one look; `long` ends the name of a test for `npm run test:long`. */
interface Group<Screen> {
  look: Look;
  screens: Screen[];
  long: '' | ' @long';
}

/** Every look with its share of the screens: each screen is looked at in one, and in the long tests in all others too. */
export const lookGroups = <Screen>(screens: readonly Screen[]): Group<Screen>[] =>
  LOOKS.flatMap((look, turn) => {
    const isDue = (index: number): boolean => index % LOOKS.length === turn;
    return [
      { look, screens: screens.filter((_, index) => isDue(index)), long: '' },
      { look, screens: screens.filter((_, index) => !isDue(index)), long: ' @long' },
    ];
  });

/** Looks for what stays as it is from one to the next but for colours and words: one a run, the other in the long tests. */
export const ONE_LOOK_A_RUN = [
  { look: LIGHT_EN[0]!, long: '' },
  { look: LIGHT_EN[1]!, long: ' @long' },
] as const;

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

/** What axe finds on a page in two looks that have either language and either theme once. */
export async function findingsInLooks(page: Page, baseURL: string | undefined): Promise<string[]> {
  const found: string[] = [];
  for (const look of LIGHT_EN) {
    await lookAs(page, look, baseURL);
    await page.reload({ waitUntil: 'networkidle' });
    for (const finding of await axeFindings(page)) found.push(`${look.locale}, ${look.theme}: ${finding}`);
  }
  return found;
}
