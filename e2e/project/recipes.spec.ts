import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { makeToken } from '../token';
import { pythonWith } from '@/lib/testing/python';
import { type RecipeStudio, runRecipe } from '@/lib/testing/run-recipe';

const [plain, withPandas] = [pythonWith('requests'), pythonWith('requests', 'pandas')];
const reference = 'The river is 120 km long. It rises in the hills.';

const judged = (id: string, generator: string, fact: 'consistent' | 'inconsistent') =>
  JSON.stringify({
    ...{ format: 'face4rag-studio/2', id, generator, question: `Question ${id}?`, reference },
    answer: 'It rises in a lake.',
    annotations: [
      {
        annotator: 'Ann',
        segments: [
          {
            text: 'It rises in a lake.',
            ...{ fact, logic: 'consistent', ...(fact === 'inconsistent' && { error_type: 'KCont' }) },
          },
        ],
      },
    ],
  });
const GOLD = [
  judged('1', 'model-a', 'inconsistent'),
  judged('2', 'model-a', 'consistent'),
  judged('3', 'model-b', 'inconsistent'),
];
const SAMPLES = [
  { id: '4', question: 'How long?', reference, answer: 'The river is 120 km long.' },
  { id: '5', question: 'How long?', reference, answer: '' },
];

test.describe.configure({ mode: 'serial' });
test.skip(plain === null, 'No recipe was run: there is no python3 with requests.');

let studio: RecipeStudio;
test('recipe samples_in: sends a file, waits, and lists the rejected rows', async ({ as, baseURL }, info) => {
  const file = { name: 'gold.jsonl', text: GOLD.join('\n') };
  const { id: projectId } = await makeProject('Recipes', { members: ['lead'], file });
  const scopes = ['samples:write', 'runs:write', 'gold:write'] as const;
  const token = await makeToken(await as('lead'), baseURL!, projectId, scopes);
  studio = { url: baseURL!, token, projectId };
  const samples = info.outputPath('samples.jsonl');
  fs.writeFileSync(samples, SAMPLES.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const told = (await runRecipe(plain!, studio, 'samples_in.py', samples)).split('\n');
  expect(told[0]).toBe('1 added, 0 there already, 1 rejected');
  expect(told[2]).toContain('answer_empty');
});

test('recipe predictions_in: sends what a judge says of all samples', async () => {
  expect(await runRecipe(plain!, studio, 'predictions_in.py')).toBe('4 predictions, 0 refused\n');
});

test('recipes gold_frame and errors_by_generator: gold in pandas, and the errors of each generator', async ({}, info) => {
  test.skip(withPandas === null, 'Recipes over gold were not run: there is no python3 with pandas.');
  expect(await runRecipe(withPandas!, studio, 'gold_frame.py')).toMatch(/inconsistent +2\nconsistent +1\n/);
  const picture = info.outputPath('errors.png');
  const told = await runRecipe(withPandas!, studio, 'errors_by_generator.py', picture);
  expect(told).toMatch(/KCont[^]*model-a +1\nmodel-b +1\n/);
  if (pythonWith('requests', 'pandas', 'matplotlib'))
    expect(fs.readFileSync(picture).subarray(1, 4).toString()).toBe('PNG');
});

test('recipe snapshot_out: makes a snapshot whose file has its hash', async ({}, info) => {
  const file = info.outputPath('gold.jsonl');
  const told = await runRecipe(plain!, studio, 'snapshot_out.py', file);
  const hash = createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  expect(told).toBe(`snapshot 1: ${hash}\n`);
});
