import fs from 'node:fs';
import { type Page } from '@playwright/test';
import { atWorkspace, makeJudged, claimAndOpen, allSaved } from '../workspace';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { sampleLines } from '@/lib/testing/database/native-lines';

interface Line {
  annotations: {
    source: string;
    annotator: string | null;
    segments: { fact: string | null; error_type: string | null; evidence: unknown[]; machine: unknown }[];
  }[];
}

/** The exact export of a project, by its screen. */
async function exported(page: Page, projectId: string): Promise<string> {
  await page.goto(`/projects/${projectId}/export`);
  await page.getByRole('radio', { name: /^JSONL/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return fs.readFileSync(await download.path(), 'utf8');
}

test(
  'a file in the native format: brings equal labels to another project',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const { Source } = await makeJudged({ Source: 'zh' });
    const workspace = await as('annotator');
    await claimAndOpen(workspace, Source, baseURL);
    await workspace.keyboard.press('c');
    await allSaved(workspace);
    await workspace.keyboard.press('x');
    await workspace.keyboard.press('c'); // a contradiction
    await atWorkspace(workspace);
    await allSaved(workspace);

    const page = await as('owner');
    const file = await exported(page, Source);
    const line = sampleLines(file)[0]!;
    const { annotations } = JSON.parse(line) as Line;
    expect(annotations.map(({ source, annotator }) => [source, annotator])).toEqual([
      ['method', null],
      ['annotator', 'Annotator'],
    ]);
    const own = annotations[1]!.segments;
    expect(own.slice(0, 2).map(({ fact, error_type }) => [fact, error_type])).toEqual([
      ['consistent', null],
      ['inconsistent', 'KCont'],
    ]);
    expect(annotations[0]!.segments.every(({ machine }) => machine !== null)).toBe(true);

    const { id: Target } = await makeProject('Target');
    for (const counts of ['2 added · 1 there already', '0 added · 3 there already']) {
      await page.goto(`/projects/${Target}/import`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'exact.jsonl', mimeType: '', buffer: Buffer.from(file) });
      await expect(page.getByText('A file in the native format, with annotations')).toBeVisible();
      // Settings that are as a new project has them add nothing; the round and the sample do.
      await expect(page.getByText('The file holds a whole project')).toBeVisible();
      const preview = page.getByRole('table', { name: 'Preview of the first rows' });
      await expect(preview.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(
        /^l-face4rag 2: 3 segments, 2 inconsistentAnnotator \(draft\): 3 segments, 1 inconsistent$/,
      );
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByText(`3 rows: ${counts} · 0 rejected`)).toBeVisible();
    }
    expect(await exported(page, Target)).toBe(file);

    await page.goto(`/projects/${Target}/runs`);
    await expect(page.getByRole('link', { name: /^L-Face4RAG.*, imported$/ })).toBeVisible();

    await page.goto(`/projects/${Target}/samples`);
    await page.locator('tr[data-row]').click();
    const predictions = page
      .getByRole('region', { name: 'The sample' })
      .getByRole('region', { name: 'Annotations' });
    await expect(predictions.getByText('Annotator', { exact: true })).toBeVisible();
    await expect(predictions.getByText('Contradiction').first()).toBeVisible();
  },
);
