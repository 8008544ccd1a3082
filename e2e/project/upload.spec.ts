import fs from 'node:fs';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { watchMemory } from '@/lib/testing/web-memory';

const MB = 1024 * 1024;
const SIZE = 200 * MB;
/** What the web app may hold beyond what it held before: some pieces on their way, never the file. */
const MOST_GROWTH_MB = 160;

/** A table of samples, written piece by piece. Returns how many rows it has. */
function writeTable(file: string): number {
  const out = fs.openSync(file, 'w');
  const text = '这条河长一百二十公里，发源于北部山区，流经三个省。'.repeat(24);
  let rows = 0;
  let bytes = fs.writeSync(out, 'question,ref,answer,id\r\n');
  while (bytes < SIZE) {
    let piece = '';
    for (let n = 0; n < 500; n += 1, rows += 1)
      piece += `河有多长？,${text},第 ${rows} 个回答。,row-${rows}\r\n`;
    bytes += fs.writeSync(out, piece);
  }
  fs.closeSync(out);
  return rows;
}

test('200 MB go up through the browser while the app stays small', { tag: '@long' }, async ({ as }, info) => {
  test.skip(process.platform === 'win32', 'memory is read by ps');
  test.setTimeout(600_000);
  const { id } = await makeProject('Upload');
  const file = info.outputPath('large.csv');
  writeTable(file);
  expect(fs.statSync(file).size).toBeGreaterThanOrEqual(SIZE);
  const page = await as('owner');
  await page.goto(`/projects/${id}/import`);

  const memory = watchMemory();
  const started = Date.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/Uploading \d+ %/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'large.csv' })).toBeVisible({
    timeout: 500_000,
  });
  const seconds = (Date.now() - started) / 1000;
  const held = memory.end();
  fs.rmSync(file);

  const before = held[0]!;
  const most = Math.max(...held);
  const figures = `${seconds.toFixed(1)} s; web app ${before.toFixed(0)} MiB before, ${most.toFixed(0)} MiB at most`;
  info.annotations.push({ type: 'figures', description: figures });
  console.info(`200 MB: ${figures}`);
  expect(most - before).toBeLessThan(MOST_GROWTH_MB);

  await expect(page.getByRole('cell', { name: '第 0 个回答。' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Nothing of it is in the project.')).toBeVisible();
});
