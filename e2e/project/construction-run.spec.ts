import { changeAsked } from '../../lib/testing/judge/answer-changer';
import { llmServer, type LlmServer } from '../../lib/testing/judge/llm-server';
import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, test } from '../fixtures';
import { addEndpoint, chooseModel } from '../judge/endpoint';
import { findingsInLooks, LIGHT_EN, lookAs } from '../looks';

let server: LlmServer;
/** A model that makes rivers shorter, and that changes nothing where it is asked for a conflation. */
test.beforeAll(async () => {
  server = await llmServer((request) => {
    const { recipe, answer } = changeAsked(request);
    const isShorter = recipe.id === 'word_contradiction';
    const change = { before: '120 km', after: '90 km', reference: 'The river is 120 km long.' };
    return JSON.stringify({
      ...{ reasoning: 'The length is borne out.', possible: true, changes: [change] },
      answer: isShorter ? answer.replace('120', '90') : answer,
      type: recipe.errorType ?? 'none',
      why: 'The reference says 120 km.',
    });
  });
});
test.afterAll(() => server.stop());

test(
  'a lead has a model make samples: a dry run to read, what was not kept and why, then samples with their cost',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const owner = await as('owner');
    await addEndpoint(owner, { name: 'Makers', baseUrl: server.baseUrl });
    const { projectId } = await inDatabase<{ projectId: string }>('judges', emailOf('lead'));
    const page = await as('lead');
    await page.goto(`/projects/${projectId}/construction`, { waitUntil: 'networkidle' });
    const order = async (): Promise<void> => {
      await page.getByRole('link', { name: 'Make samples with a model…' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Samples made by a model' })).toBeVisible();
      await chooseModel(page, 'Makers');
    };

    await order();
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText('Enter how many, for one recipe at least.')).toBeVisible();
    await page.getByRole('textbox', { name: /^Contradiction by words/ }).fill('4');
    await page.getByRole('textbox', { name: /^Conflation/ }).fill('1');
    await page.getByRole('button', { name: 'Estimate' }).click();
    await expect(page.getByText('Answers to change')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Budget/ })).not.toHaveValue('');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Dry run of construction' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Progress' }).getByText('Done', { exact: true }),
    ).toBeVisible();
    const recipes = page.getByRole('table', { name: 'Recipes' });
    await expect(recipes.getByRole('row', { name: /^Contradiction by words 3 3/ })).toBeVisible();
    await expect(recipes.getByRole('row', { name: /^Conflation 1 0 Nothing changed: 1/ })).toBeVisible();
    const made = page.getByRole('table', { name: 'Made' });
    await expect(made.getByRole('row')).toHaveCount(4);
    await expect(made.getByRole('deletion').first()).toHaveText('120');
    await expect(made.getByRole('insertion').first()).toHaveText('90');
    await expect(page.getByRole('table', { name: 'Not kept' })).toContainText('after 3 draws');
    expect(await findingsInLooks(page, baseURL)).toEqual([]);
    await lookAs(page, LIGHT_EN[0]!, baseURL);
    const asked = server.requests.length;

    await page.goto(`/projects/${projectId}/construction`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('table', { name: 'Construction runs' }).getByRole('row')).toHaveCount(2);
    await order();
    await page.getByRole('textbox', { name: /^Contradiction by words/ }).fill('4');
    await page.getByRole('checkbox', { name: /^Dry run/ }).click();
    await page.getByRole('button', { name: 'Estimate' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Construction run' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Progress' }).getByText('Done', { exact: true }),
    ).toBeVisible();
    // Of four answers the dry run had asked for three.
    expect(server.requests.length).toBe(asked + 1);
    await page
      .getByRole('table', { name: 'Made' })
      .getByRole('link', { name: 'Contradiction by words' })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'How it was made' })).toContainText(
      'The reference says 120 km.',
    );
    expect(await axeFindings(page)).toEqual([]);

    await page.goto(`/projects/${projectId}/construction`, { waitUntil: 'networkidle' });
    const found = page.getByRole('table', { name: 'What people found' });
    await expect(
      found.getByRole('row', { name: /^Contradiction by words Contradiction judge of Makers 4 / }),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  },
);
