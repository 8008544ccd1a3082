import { jsonLines } from '@/lib/testing/converted-file';
import { axeFindings } from '../axe';
import { expect, runCli, test } from '../fixtures';
import { makeProject } from '../project';

const FORMAT = 'face4rag-studio/2';
const river = {
  ...{ format: FORMAT, question: 'How long is the river?' },
  reference: 'The river is 120 km long. It rises in the hills.',
};
const [long, lake, deep] = ['The river is 120 km long.', 'It rises in a lake.', 'It is deep.'] as const;
const right = (text: string) => ({ text, fact: 'consistent', logic: 'consistent' });
const wrong = (text: string) => ({
  ...{ text, fact: 'inconsistent', logic: 'consistent', error_type: 'KCont' },
  evidence: [{ relation: 'contradicts', start: 26, end: 48, quote: 'It rises in the hills.' }],
});
const says = (annotator: string, ...segments: object[]) => ({ annotator, segments });
/** A release called an answer consistent that Ann and a lead call inconsistent; nobody has read its second answer. */
const RELEASED = jsonLines(
  {
    ...{ ...river, id: 'old', answer: `${long} ${lake}` },
    annotations: [
      says('The release', right(long), right(lake)),
      says('Ann', right(long), wrong(lake)),
      { ...says('Lee', right(long), wrong(lake)), source: 'adjudication' },
    ],
  },
  { ...river, id: 'new', answer: `${lake} ${deep}` },
);

test('labels that were released before: a snapshot tells which are corrected', async ({ as }) => {
  const { id } = await makeProject('Released', {
    members: ['lead'],
    file: { name: 'released.jsonl', text: RELEASED },
  });
  const page = await as('lead');
  await page.goto(`/projects/${id}/snapshots`, { waitUntil: 'networkidle' });
  await page.getByLabel('Why it is made').fill('Errata of the release');
  await page.getByRole('combobox', { name: 'Released labels' }).click();
  await page.getByRole('option', { name: 'The release' }).click();
  await page.getByRole('button', { name: 'Make the snapshot' }).click();
  await page.getByRole('link', { name: 'Snapshot 1' }).click();
  await expect(page.getByText('1 (1 to inconsistent, 0 to consistent)')).toBeVisible();
  await expect(page.getByText('The release, 1 sample', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Corrections' }).click();
  await expect(page.getByRole('heading', { name: /^old\b/ })).toBeVisible();
  await expect(page.getByText(lake, { exact: true })).toBeVisible();
  await expect(page.getByText('It rises in the hills.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a new answer of which people judged a sentence before: it starts with their label, and only the rest is open', async ({
  as,
}) => {
  const { id } = await makeProject('Carried over', {
    members: ['lead'],
    file: { name: 'released.jsonl', text: RELEASED },
  });
  expect(runCli(['prefill', '--project', id, '--method', 'carry-over']).status).toBe(0);
  const page = await as('lead');
  await page.goto(`/projects/${id}/samples?carried=new`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'new', exact: true })).toBeVisible();
  await page.goto(`/projects/${id}/annotate`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Take the next sample' }).click();
  await expect(page.getByText('People said so of the same words in 1 other sample.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
