import { Webhook as Receiver } from 'standardwebhooks';
import { jsonLines } from '@/lib/testing/converted-file';
import { bytesOf, localServer } from '@/lib/testing/judge/local-server';
import { axeFindings } from '../axe';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';

const river = {
  question: 'How long is the river?',
  reference: 'The river is 120 km long.',
  answer: '120 km.',
};

test(
  'a webhook: is told of a snapshot under the key shown once; a message that failed is sent again from its list',
  { tag: '@long' },
  async ({ as }) => {
    const got: { body: string; headers: Record<string, string> }[] = [];
    const receiver = await localServer(async (request, response) => {
      got.push({
        body: (await bytesOf(request)).toString(),
        headers: request.headers as Record<string, string>,
      });
      response.writeHead(got.length === 1 ? 503 : 204).end();
    });
    const { id } = await makeProject('Told elsewhere', {
      members: ['lead'],
      file: { name: 'river.jsonl', text: jsonLines({ ...river, id: 'r1' }) },
    });
    const page = await as('lead');
    await page.goto(`/projects/${id}/settings`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await expect(dialog.getByLabel('Address')).toBeFocused();
    await dialog.getByRole('button', { name: 'Make the webhook' }).click();
    await expect(dialog.getByText('Give the address that messages go to.')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText('Choose at least one event.');
    await dialog.getByRole('checkbox', { name: 'A snapshot was made' }).check();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByLabel('Address').fill('ftp://example.org');
    await dialog.getByRole('button', { name: 'Make the webhook' }).click();
    await expect(dialog.getByText('Enter an address that begins with https:// or http://')).toBeVisible();
    await expect(dialog.getByLabel('Address')).toBeFocused();
    await dialog.getByLabel('Address').fill(receiver.baseUrl);
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make the webhook' }).click();
    const secret = await page.getByLabel('Key of its signatures').inputValue();

    await page.goto(`/projects/${id}/snapshots`, { waitUntil: 'networkidle' });
    await page.getByLabel('Why it is made').fill('A first release');
    await page.getByRole('button', { name: 'Make the snapshot' }).click();
    await page.getByRole('link', { name: 'Snapshot 1' }).waitFor();
    await expect.poll(() => got.length).toBeGreaterThan(0);

    await page.goto(`/projects/${id}/settings`, { waitUntil: 'networkidle' });
    await expect(page.getByLabel('Key of its signatures')).toHaveCount(0);
    const row = page.getByRole('listitem').filter({ hasText: receiver.baseUrl });
    const listed = (outcome: string) =>
      expect(async () => {
        await page.reload({ waitUntil: 'networkidle' });
        await row.getByText('Latest messages').click();
        await expect(row.getByText(outcome)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    await listed('HTTP status');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await row.getByText('HTTP status').boundingBox())!.width).toBeGreaterThan(200);
    await page.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('button', { name: /^Send the message of .* again$/ }).click();
    await expect(row.getByText('arrived, HTTP status 204')).toBeVisible();

    const [first, second] = got;
    expect(first!.headers['webhook-id']).toBe(second!.headers['webhook-id']);
    for (const { body, headers } of got)
      expect(new Receiver(secret).verify(body, headers)).toMatchObject({ type: 'snapshot.end' });
    expect(first!.body).not.toContain(river.reference);

    await row.getByRole('button', { name: `Delete the webhook to ${receiver.baseUrl}` }).click();
    await page
      .getByRole('dialog', { name: 'Delete the webhook?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused(); // the button that it was deleted by is gone
    await receiver.stop();
  },
);
