import { axeFindings } from './axe';
import { expect, test, world } from './fixtures';
import { lookGroups, lookAs } from './looks';

const SCREENS = [
  '/projects',
  '/projects/new',
  '/account',
  '/api-reference',
  '/notices',
  '/people',
  '/settings/endpoints',
  '/settings/uploads',
  '/settings/endpoints/new',
  '/projects/:id',
  '/projects/:id/samples',
  '/projects/:id/annotate',
  '/projects/:id/annotate/outcomes',
  '/projects/:id/guidelines',
  '/projects/:id/guidelines/edit',
  '/projects/:id/rounds',
  '/projects/:id/rounds/known',
  '/projects/:id/rounds/new',
  '/projects/:id/judges/tests',
  '/projects/:id/construction',
  '/projects/:id/runs',
  '/projects/:id/import',
  '/projects/:id/statistics',
  '/projects/:id/snapshots',
  '/projects/:id/export',
  '/projects/:id/exposure',
  '/projects/:id/agreement',
  '/projects/:id/agreement/segments',
  '/projects/:id/judges',
  '/projects/:id/judges/pairs',
  '/projects/:id/judges/samples?judge=always_consistent',
  '/projects/:id/people',
  '/projects/:id/settings',
  '/projects/:id/adjudication',
  '/projects/:id/audit-log',
  '/audit-log',
];

for (const { look, screens, long } of lookGroups(SCREENS))
  test(`axe finds nothing, nothing comes from elsewhere: ${look.locale}, ${look.theme}${long}`, async ({
    as,
    baseURL,
  }) => {
    const page = await as('owner');
    const { host } = new URL(baseURL ?? '');
    await lookAs(page, look, baseURL);
    const foreign: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).host !== host && request.url().startsWith('http'))
        foreign.push(request.url());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    // A message that cannot be read is told there, and nowhere else.
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    for (const screen of screens) {
      // Radios are named by their labels when the page has come to life.
      await page.goto(screen.replace(':id', world().projectId), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    }
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
  });
