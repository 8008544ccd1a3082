import fs from 'node:fs';
import { type Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, makeAccount, signInByForm, test } from '../fixtures';
import { joinProject, makeProject } from '../project';

/** Files of some size go up while the tests beside keep the machine busy. */

const ROWS = 230_000;
const WORDS = {
  en: {
    waits: /Stopped at \d+ %: The studio cannot be reached just now\. It goes on by itself\./,
    arrived: /\d+ % have arrived/,
    goOn: /Choose long\.csv again to go on where it stopped/,
    other: 'This is not the file whose upload was started',
    cancel: 'Cancel',
    cancelled: 'Nothing of it is in the project.',
    quota: /Your files waiting for import take up [\d,]+ of the 2,048 MiB that a person may have\./,
    ready: 'Preview of the first rows',
  },
  'zh-CN': {
    waits: /上传停在 \d+%：暂时无法连接服务器。恢复后会自动继续。/,
    arrived: /已收到 \d+%/,
    goOn: /再次选择 long\.csv 或拖放到此处，即可从中断处继续/,
    other: '这不是之前开始上传的文件',
    cancel: '取消',
    cancelled: '项目中未留下其任何内容',
    quota: /您待导入的文件已占用 [\d,]+ MiB，每人上限为 2,048 MiB。/,
    ready: '前几行的预览',
  },
};

/** A table of more than two pieces. */
function writeTable(file: string): void {
  const row = (n: number): string =>
    `How long is river ${n}?,It is ${n} km long and rises in the hills.,It is ${n} km.,${n}\n`;
  fs.writeFileSync(
    file,
    `question,ref,answer,id\n${Array.from({ length: ROWS }, (_, n) => row(n)).join('')}`,
  );
}

async function open(page: Page, locale: string, baseURL: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL }]);
  await page.goto(path);
}

/** From the second piece on, requests find no studio, until what is returned is called. */
async function breakAfterFirstPiece(page: Page): Promise<() => void> {
  let broken = true;
  await page.route('**/api/v1/imports/*', (route) => {
    const later = !/offset=0$/.test(route.request().url()) && route.request().method() === 'PATCH';
    return broken && later ? route.abort('connectionreset') : route.continue();
  });
  return () => (broken = false);
}

/** The second language is for `npm run test:long`. */
const LOCALES = [
  ['en', ''],
  ['zh-CN', ' @long'],
] as const;

for (const [locale, long] of LOCALES)
  test(`an upload goes on after its connection broke, and after the page was left: ${locale}${long}`, async ({
    as,
    baseURL,
  }, info) => {
    const words = WORDS[locale];
    const { id } = await makeProject(`Uploads ${locale}`, { members: ['lead'] });
    const file = info.outputPath('long.csv');
    writeTable(file);
    const page = await as('lead');
    await open(page, locale, baseURL!, `/projects/${id}/import`);
    const mend = await breakAfterFirstPiece(page);
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(words.waits)).toBeVisible();

    // Left in the middle: the list says how far it is, its own screen asks for the same file.
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'long.csv' });
    await expect(row.getByText(words.arrived)).toBeVisible();
    await row.getByRole('link').click();
    await expect(page.getByText(words.goOn)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const other = info.outputPath('other.csv');
    fs.writeFileSync(other, 'question,ref,answer\nq,r,a\n');
    await page.locator('input[type=file]').setInputFiles(other);
    await expect(page.getByText(words.other)).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText(words.waits)).toBeVisible();
    mend();
    // The next attempt may be half a minute away, and the whole file is read once it is there.
    await expect(page.getByRole('table', { name: words.ready })).toBeVisible({ timeout: 180_000 });
    await page.getByRole('button', { name: words.cancel, exact: true }).click();
    await expect(page.getByText(words.cancelled)).toBeVisible();
    const imports = await page.request.get(page.url().replace(/projects\/.*\/import/, 'api/v1/imports'));
    expect(await imports.json()).toMatchObject({ state: 'cancelled', bytes: fs.statSync(file).size });
  });

for (const [locale] of LOCALES)
  test(
    `an upload is cancelled in the middle, and a share that is used up is named: ${locale}`,
    { tag: '@long' },
    async ({ as, signedOut, baseURL }, info) => {
      const words = WORDS[locale];
      const { id } = await makeProject(`Shares ${locale}`);
      // Nobody else's uploads count towards their share.
      const { email } = await makeAccount(`Sharing ${locale}`);
      await joinProject(id, email, 'lead');
      const page = await signedOut();
      await page.goto('/sign-in');
      await signInByForm(page, email);
      await page.waitForURL('/projects');
      const file = info.outputPath('long.csv');
      writeTable(file);
      await open(page, locale, baseURL!, `/projects/${id}/import`);
      await breakAfterFirstPiece(page);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(words.waits)).toBeVisible();
      await page.getByRole('button', { name: words.cancel, exact: true }).click();
      const state = page.getByRole('row').filter({ hasText: 'long.csv' });
      await expect(state).not.toContainText(words.arrived);

      const MIB = 1024 * 1024;
      const begun: string[] = [];
      for (;;) {
        const answer = await page.request.post(
          `/api/v1/projects/${id}/imports?name=large.csv&size=${1023 * MIB}`,
          {
            headers: { origin: baseURL! },
          },
        );
        if (answer.status() === 413) break;
        begun.push(((await answer.json()) as { id: string }).id);
      }
      expect(begun).toHaveLength(2);
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(words.quota)).toBeVisible();
      const owner = await as('owner');
      await owner.goto('/settings/uploads');
      await expect(owner.getByRole('row').filter({ hasText: `Shares ${locale}` })).toHaveCount(begun.length);
      for (const importId of begun) {
        await page.goto(`/projects/${id}/import/${importId}`);
        await page.getByRole('button', { name: words.cancel, exact: true }).click();
        await expect(page.getByText(words.cancelled)).toBeVisible();
      }
    },
  );
