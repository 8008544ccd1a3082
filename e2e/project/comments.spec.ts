import { randomUUID } from 'node:crypto';
import { axeFindings } from '../axe';
import { atWorkspace, makeWorkspaces, claimAndOpen } from '../workspace';
import { emailOf, expect, makeAccount, PASSWORD, signInByForm, test } from '../fixtures';
import { joinProject } from '../project';

let projects: Record<'blind' | 'returned', string>;
test.beforeAll(async () => {
  projects = await makeWorkspaces('blind', 'returned');
  for (const id of Object.values(projects)) await joinProject(id, emailOf('lead'), 'lead');
});

test('an annotator asks a lead beside the work; a peer’s words wait until the own annotation is submitted', async ({
  as,
  signedOut,
  baseURL,
}) => {
  const peer = await makeAccount(`Peer ${randomUUID().slice(0, 4)}`);
  await joinProject(projects.blind, peer.email, 'annotator');
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projects.blind, baseURL);
  const sample = `/projects/${projects.blind}/samples/${workspace.sampleId}`;

  const other = await signedOut();
  await other.goto(`/sign-in?next=${encodeURIComponent(sample)}`);
  await signInByForm(other, peer.email, PASSWORD);
  await other.getByLabel('Comment on the sample').fill('I would call it wrong.');
  await other.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(other.getByText('I would call it wrong.')).toBeVisible();

  await page.keyboard.press('i');
  const field = page.getByLabel('Comment on segment 1');
  await expect(field).toBeFocused();
  await page.keyboard.type('Does the year count? @');
  await expect(page.getByRole('option').first()).toHaveText('@Lead');
  await expect(page.getByRole('option', { name: '@Annotator' })).toHaveCount(0); // oneself only by name
  await page.keyboard.type('Lea');
  await page.keyboard.press('Tab'); // takes the first who is offered
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('article')).toContainText('Does the year count?');
  await expect(page.getByText('I would call it wrong.')).toHaveCount(0);
  await expect(page.locator('[data-segment]').first()).toContainText('1 comment');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await atWorkspace(page);

  const lead = await as('lead');
  await lead.goto('/projects');
  await lead.getByRole('link', { name: 'Notifications: 1 unread' }).click();
  await expect(lead.locator('[data-unread]')).toHaveCount(1);
  expect(await axeFindings(lead)).toEqual([]);
  await lead.getByRole('link', { name: /mentioned you on/ }).click();
  const thread = lead.getByRole('article').filter({ hasText: 'Does the year count?' });
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByLabel('Reply').fill('Yes, see https://example.test/rules');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(thread.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  await expect(lead.getByText('I would call it wrong.')).toBeVisible();
  await expect(lead.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await page.reload();
  await atWorkspace(page);
  await page.keyboard.press('i');
  await expect(page.getByRole('article')).toContainText('Yes, see');
  await expect(page.getByText('I would call it wrong.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await atWorkspace(page);
  for (let segment = 0; segment < 2; segment += 1) await page.keyboard.press('c');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');
  await page.goto(sample);
  await expect(page.getByText('I would call it wrong.')).toBeVisible();
});

test('a lead gives a sample back with a reason; its author is told and finds it open', async ({
  as,
  baseURL,
}) => {
  const page = await as('annotator');
  const workspace = await claimAndOpen(page, projects.returned, baseURL);
  for (let segment = 0; segment < 2; segment += 1) await page.keyboard.press('c');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => (await workspace.stored()).annotation.state).toBe('submitted');

  const lead = await as('lead');
  await lead.goto(`/projects/${projects.returned}/samples/${workspace.sampleId}`);
  await lead.getByText(/^Return to/).click();
  await lead.getByLabel('Why').fill('The second sentence is too kind.');
  await lead.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(lead.getByText(/^Returned to/)).toBeVisible();
  await expect(lead.getByText(/^Return to/)).toHaveCount(0);

  await page.goto('/notices');
  const notice = page.getByRole('listitem').filter({ hasText: 'The second sentence is too kind.' });
  await notice.getByRole('link').click();
  await expect(page.getByText('Returned by a lead:')).toBeVisible();
  expect((await workspace.stored()).access).toBe('edit');
});
