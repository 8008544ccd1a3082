import type { Page } from '@playwright/test';
import { sampleLines } from '../../lib/testing/database/native-lines';
import { changeAsked } from '../../lib/testing/judge/answer-changer';
import { llmServer, type LlmServer } from '../../lib/testing/judge/llm-server';
import { axeFindings } from '../axe';
import { emailOf, expect, inDatabase, makeAccount, signInByForm, test } from '../fixtures';
import { addEndpoint, chooseModel } from '../judge/endpoint';
import { joinProject } from '../project';
import { atWorkspace, allSaved } from '../workspace';

let server: LlmServer;
test.beforeAll(async () => {
  server = await llmServer((request) => {
    const { recipe, answer } = changeAsked(request);
    return JSON.stringify({
      ...{ reasoning: 'The length is borne out.', possible: true, type: recipe.errorType },
      changes: [{ before: '120 km', after: '90 km', reference: 'The river is 120 km long.' }],
      answer: answer.replace('120 km', '90 km'),
      why: 'The reference says 120 km.',
    });
  });
});
test.afterAll(() => server.stop());

/** Calls the first sentence of each sample a contradiction, with the sentence of the reference that denies it, and the second consistent. */
async function labelBoth(page: Page, projectId: string): Promise<void> {
  await page.goto(`/projects/${projectId}/annotate`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /Take the next sample|Continue/ }).click();
  for (let sample = 1; sample <= 2; sample += 1) {
    await atWorkspace(page);
    await page.keyboard.press('x');
    await page.keyboard.press('c');
    await page.keyboard.press('e');
    await page.keyboard.press('d');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('c');
    await allSaved(page);
    const at = page.url();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL((url) => url.href !== at);
  }
}

test(
  'from a composition plan to gold: made by a model, labelled by three people, accepted, and exported with its pedigree',
  { tag: '@long' },
  async ({ as, signedOut }) => {
    await addEndpoint(await as('owner'), { name: 'Benchmark', baseUrl: server.baseUrl });
    const { projectId } = await inDatabase<{ projectId: string }>('judges', emailOf('lead'));
    await joinProject(projectId, emailOf('annotator'), 'annotator');
    const { email } = await makeAccount('Third Person');
    await joinProject(projectId, email, 'annotator');
    const lead = await as('lead');
    await lead.goto(`/projects/${projectId}/rounds`, { waitUntil: 'networkidle' });
    await lead.getByRole('link', { name: 'Round 1' }).click();
    await lead.getByRole('button', { name: 'Close the round' }).click();
    await lead.getByRole('dialog').getByRole('button', { name: 'Close the round' }).click();
    await expect(lead.getByText('Closed', { exact: true }).first()).toBeVisible();

    const construction = `/projects/${projectId}/construction`;
    await lead.goto(construction, { waitUntil: 'networkidle' });
    await lead.getByRole('button', { name: 'Add a line' }).click();
    await lead.getByRole('combobox', { name: 'Holds of line 1' }).click();
    await lead.getByRole('option', { name: 'Contradiction' }).click();
    await lead.getByRole('textbox', { name: 'Wanted of line 1' }).fill('2');
    await lead.getByRole('button', { name: 'Save the plan' }).click();

    // The plan fills the order with one of each recipe; both of the first are wanted here.
    await lead.getByRole('link', { name: '2 by a model: every source' }).click();
    for (const isDryRun of [true, false]) {
      await chooseModel(lead, 'Benchmark');
      await lead.getByRole('textbox', { name: /^Contradiction by words/ }).fill('2');
      await lead.getByRole('textbox', { name: /^Contradiction by a sentence/ }).fill('');
      if (!isDryRun) await lead.getByRole('checkbox', { name: /^Dry run/ }).click();
      await lead.getByRole('button', { name: 'Estimate' }).click();
      await lead.getByRole('button', { name: 'Start' }).click();
      const progress = lead.getByRole('region', { name: 'Progress' });
      await expect(progress.getByText('Done', { exact: true })).toBeVisible();
      await expect(lead.getByRole('table', { name: 'Made' }).getByRole('row')).toHaveCount(3);
      if (isDryRun) await lead.goto(`${construction}/runs/new`, { waitUntil: 'networkidle' });
    }

    await lead.goto(construction, { waitUntil: 'networkidle' });
    await lead.getByRole('link', { name: 'All constructed samples' }).click();
    await expect(lead.getByRole('button', { name: 'Origin: Constructed' })).toBeVisible();
    await lead.getByRole('checkbox', { name: /^Select all/ }).click();
    await lead.getByRole('button', { name: 'New round of these' }).click();
    await lead.getByLabel('People per sample').fill('3');
    await lead.getByRole('button', { name: 'Show what it draws' }).click();
    await lead.getByRole('button', { name: 'Open the round' }).click();
    await expect(lead.getByText('0 of 6', { exact: true }).first()).toBeVisible();

    const third = await signedOut();
    await third.goto('/');
    await signInByForm(third, email);
    await third.waitForURL(/\/projects/);
    await labelBoth(third, projectId);
    await labelBoth(await as('annotator'), projectId);
    await labelBoth(lead, projectId);

    await lead.goto(construction, { waitUntil: 'networkidle' });
    const found = lead.getByRole('table', { name: 'What people found' });
    await expect(found.getByRole('row', { name: /^Contradiction by words/ })).toContainText(
      '100% (34%–100%)',
    );
    await found.getByRole('link', { name: /^Contradiction by words/ }).click();
    const sample = await lead
      .locator(`main a[href^="/projects/${projectId}/samples/"]`)
      .first()
      .getAttribute('href');
    const annotator = await as('annotator');
    await annotator.goto(sample!);
    const meant = annotator.getByRole('region', { name: 'What it was meant to hold' });
    await expect(meant).toContainText('Contradiction');
    await expect(meant).toContainText('The reference says 120 km.');
    await expect(annotator.getByRole('region', { name: 'How it was made' })).toHaveCount(0);
    expect(await axeFindings(annotator)).toEqual([]);
    await lead.goto(construction, { waitUntil: 'networkidle' });
    const plan = lead.getByRole('table', { name: 'Composition plan' });
    await expect(plan.getByRole('row', { name: 'Contradiction Any Any Any 2 2 0 0' })).toBeVisible();
    expect(await axeFindings(lead)).toEqual([]);

    const answer = await lead.request.get(
      `/api/v1/projects/${projectId}/export?format=jsonl&annotations=gold`,
    );
    const lines = sampleLines(await answer.text()).map(
      (line) => JSON.parse(line) as { answer: string; pedigree: object | null; annotations: object[] },
    );
    const constructed = lines.filter(({ pedigree }) => pedigree !== null);
    expect(constructed).toHaveLength(2);
    for (const { answer: text, pedigree, annotations } of constructed) {
      expect(text).toContain('90 km');
      expect(pedigree).toMatchObject({
        ...{ recipe: 'word_contradiction', intended: ['KCont'], model: 'judge of Benchmark' },
        rationale: 'The reference says 120 km.',
      });
      expect(annotations).toMatchObject(Array(3).fill({ source: 'annotator', verdict: 'inconsistent' }));
    }
  },
);
