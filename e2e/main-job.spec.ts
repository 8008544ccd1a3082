import { expect, test } from './fixtures';
import { makeProject } from './project';
import { sampleLines } from '@/lib/testing/database/native-lines';
import { allSaved } from './workspace';

const FILE = [
  'question,ref,answer,id',
  '河有多长？,这条河长 120 公里，发源于北部山区。,这条河长 120 公里。它发源于南部的一个湖泊。,river',
  'When does it open?,The museum opens at nine and closes at six.,The museum opens at nine. It has a café.,museum',
].join('\r\n');

interface Line {
  id: string;
  annotations: {
    source: string;
    state: string;
    verdict: string;
    gold_origin: string | null;
    segments: {
      text: string;
      spans: number[][];
      fact: string;
      error_type: string | null;
      exposure: string;
      evidence: { relation: string; quote?: string }[];
    }[];
  }[];
}

test('from a file to gold, the labels by keyboard alone', async ({ as }) => {
  const { id } = await makeProject('The main job', { members: ['lead'] });
  const page = await as('lead');

  // A new project says what to do first.
  await page.goto(`/projects/${id}`);
  await page
    .getByRole('region', { name: 'First steps' })
    .getByRole('link', { name: 'Import a file' })
    .click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rivers.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await expect(page.getByRole('cell', { name: 'When does it open?' })).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('2 rows: 2 added')).toBeVisible();
  await expect(page.getByText('The samples are pre-filled.')).toBeVisible();

  await page.goto(`/projects/${id}/annotate`);
  await page.getByRole('button', { name: 'Take the next sample' }).click();
  await expect(page.getByRole('heading', { name: '2 segments' })).toBeVisible();
  await page.keyboard.press('c'); // the first segment; goes on to the second
  await page.keyboard.press('x');
  await page.keyboard.press('c'); // a contradiction
  await expect(page.getByText('inconsistent', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('e');
  await page.keyboard.press('d'); // contradicts, on the current sentence
  await page.keyboard.press('Escape');
  await allSaved(page);
  await page.reload();
  await expect(page.getByText('Contradiction').first()).toBeVisible();
  const first = page.url();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL((url) => url.href !== first);
  await expect(page.getByText('When does it open?')).toBeVisible();

  const exported = async (): Promise<Line[]> => {
    const answer = await page.request.get(`/api/v1/projects/${id}/export?format=jsonl&annotations=gold`);
    return sampleLines(await answer.text()).map((line) => JSON.parse(line) as Line);
  };
  // The submission is taken while the next sample is on the screen already.
  await expect.poll(async () => (await exported())[0]!.annotations.length).toBe(1);
  const lines = await exported();
  expect(lines.map((line) => line.id)).toEqual(['river', 'museum']);
  const [gold] = lines[0]!.annotations;
  expect(gold).toMatchObject({
    source: 'annotator',
    state: 'submitted',
    verdict: 'inconsistent',
    gold_origin: 'single',
  });
  expect(gold!.segments.map(({ fact, error_type }) => [fact, error_type])).toEqual([
    ['consistent', null],
    ['inconsistent', 'KCont'],
  ]);
  expect(gold!.segments.every(({ exposure }) => exposure === 'verdict')).toBe(true);
  expect(gold!.segments[1]!.evidence).toContainEqual(
    expect.objectContaining({ relation: 'contradicts', quote: '这条河长 120 公里，发源于北部山区。' }),
  );
  expect(lines[1]!.annotations).toEqual([]);
});
