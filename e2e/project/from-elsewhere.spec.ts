import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, runCli, test } from '../fixtures';
import { hydrated } from '../hydrated';
import { adjudicateAsFirst, annotateNext, programWith, told, whenDone } from '../program';
import { makeProject } from '../project';
import { makeToken } from '../token';
import { jsonLines } from '@/lib/testing/converted-file';

const reference = 'The mill was built in 1850. It ground oats.';
const [right, wrong] = ['It was built in 1850.', 'It ground wheat.'] as const;
const answer = `${right} ${wrong}`;

/** A region of Label Studio, made by hand: a sentence of the answer with a label. */
const region = (text: string, label: string) => ({
  ...{ id: text, from_name: 'label', to_name: 'answer', type: 'labels' },
  value: { start: answer.indexOf(text), end: answer.indexOf(text) + text.length, text, labels: [label] },
});
const work = (id: number, first_name: string, last: string) => ({
  completed_by: { id, first_name, email: `${first_name}@example.test` },
  result: [region(right, 'consistent'), region(wrong, last)],
});
const LABEL_STUDIO = JSON.stringify([
  {
    id: 71,
    data: { question: 'When was the mill built?', reference, answer },
    annotations: [work(1, 'Ann', 'KCont'), work(2, 'Bo', 'consistent')],
    predictions: [],
  },
]);
/** RAGTruth's two files, made by hand. */
const RESPONSE = jsonLines({
  ...{ id: 'r1', source_id: 's1', model: 'model-a', response: answer },
  labels: [
    {
      ...region(wrong, '').value,
      labels: undefined,
      label_type: 'Evident Conflict',
      meta: 'oats, not wheat',
    },
  ],
});
const SOURCE = jsonLines({
  source_id: 's1',
  source_info: { question: 'What did it grind?', passages: reference },
});

/** What a new version of a model answers to the same question. */
const release = (...answers: string[]) =>
  jsonLines(
    ...answers.map((said, at) => ({ id: `new-${at}`, question: 'The mill?', reference, answer: said })),
  );

const none = (text: string): never => {
  throw new Error(`There should be nothing left to annotate, and there is "${text}".`);
};

type File = [name: string, text: string];

async function imported(page: Page, projectId: string, file: File, second?: File): Promise<void> {
  const choose = ([name, text]: File) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.goto(`/projects/${projectId}/import`, { waitUntil: 'networkidle' });
  await choose(file);
  await expect(page.getByRole('heading', { level: 1, name: file[0] })).toBeVisible();
  if (second) {
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await choose(second);
    await expect(page.getByText('Rows with a partner: 1 of the first 1.')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('1 row: 1 added')).toBeVisible();
}

test(
  'work that was done elsewhere: comes in with its people, is adjudicated, becomes a snapshot, and fails a bad release',
  { tag: '@long' },
  async ({ as }, info) => {
    const { id: projectId } = await makeProject('From elsewhere', { members: ['lead'] });
    const page = await as('lead');
    await imported(page, projectId, ['label-studio.json', LABEL_STUDIO]);
    await imported(page, projectId, ['response.jsonl', RESPONSE], ['source_info.jsonl', SOURCE]);

    // Ann and Bo disagree on one sentence; RAGTruth's one annotator needs nobody.
    await page.goto(`/projects/${projectId}/adjudication`, { waitUntil: 'networkidle' });
    const rows = page.getByRole('grid').locator('[data-row]');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('hangs on 1 segment');
    await (await hydrated(rows.first())).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('71');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('1');
    await expect(page.getByText('Ready to adjudicate')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Nothing to adjudicate')).toBeVisible();

    await page.goto(`/projects/${projectId}/snapshots`, { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: 'Why it is made' }).fill('First release');
    await page.getByRole('button', { name: 'Make the snapshot' }).click();
    const row = page.getByRole('row', { name: /^Snapshot 1 First release/ });
    await expect(row.getByRole('cell').nth(4)).toHaveText(/^[\da-f]{12}$/);

    const checked = (name: string, ...answers: string[]) => {
      const file = info.outputPath(name);
      fs.writeFileSync(file, release(...answers));
      return runCli(['check', file, '--gold', `${projectId}@1`]);
    };
    const bad = checked('bad.jsonl', right, answer);
    expect(bad.stdout).toContain('Gold: 2 samples, 4 segments.');
    expect(bad.stdout).toContain(`"${wrong}" is inconsistent (KCont), as in 71, r1.`);
    expect(bad.status, bad.stderr).toBe(4);
    expect(checked('good.jsonl', right)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Passed.'),
    });
  },
);

test('a program with a token alone: brings samples in, annotates, adjudicates and takes a snapshot, and is let do nothing else', async ({
  as,
  baseURL,
}) => {
  const [{ id: projectId }, other] = [
    await makeProject('By program', { members: ['lead'] }),
    await makeProject('Of others', { members: ['lead'] }),
  ];
  const scopes = ['samples:write', 'annotations:write', 'gold:write'] as const;
  const program = await programWith(baseURL!, await makeToken(await as('lead'), baseURL!, projectId, scopes));
  const at = `/api/v1/projects/${projectId}`;

  const sample = { id: 'p1', question: 'The mill?', reference, answer: wrong };
  const { id: importId } = await told<{ id: string }>(
    await program.post(`${at}/samples?name=mill.jsonl`, {
      headers: { 'content-type': 'application/x-ndjson' },
      data: Buffer.from(jsonLines(sample, { ...sample, id: 'p2', answer: '' })),
    }),
  );
  expect(await whenDone(program, `/api/v1/imports/${importId}`)).toMatchObject({
    ...{ state: 'done', added: 1, rejected: 1 },
  });
  expect(await (await program.get(`/api/v1/imports/${importId}/rejects`)).text()).toContain(
    '2,answer,answer_empty',
  );

  const sampleId = await annotateNext(program, projectId, (_, quote) => ({
    ...{ fact: 'inconsistent', logic: 'consistent', errorType: 'KCont', note: '' },
    evidence: [{ relation: 'contradicts', start: 0, end: quote.length, quote }],
  }));
  expect(await annotateNext(program, projectId, none)).toBeNull();
  await adjudicateAsFirst(program, projectId, sampleId!);

  const made = { data: { reason: 'By program' }, headers: { 'idempotency-key': crypto.randomUUID() } };
  const first = await told<{ id: string }>(await program.post(`${at}/snapshots`, made));
  const again = await program.post(`${at}/snapshots`, made);
  expect([again.headers()['idempotency-replayed'], await again.json()]).toEqual(['true', first]);
  const snapshot = await whenDone<{ state: string; manifest: { hash: string } }>(
    program,
    `${at}/snapshots/${first.id}`,
  );
  const lines = await program.get(`${at}/snapshots/${first.id}/export`);
  expect(
    createHash('sha256')
      .update(await lines.body())
      .digest('hex'),
  ).toBe(snapshot.manifest.hash);
  expect(JSON.parse(await lines.text())).toMatchObject({
    ...{ id: 'p1', gold: { verdict: 'inconsistent', units: [{ error_type: 'KCont' }] } },
  });
  const { etag, 'cache-control': caching } = lines.headers();
  expect(caching).toBe('no-store, no-transform'); // compressed, its parts would be those of other bytes
  const kept = await program.get(`${at}/snapshots/${first.id}/export`, {
    headers: { 'if-none-match': etag! },
  });
  expect(kept.status()).toBe(304);

  const refused = async (method: string, path: string) => {
    const response = await program.fetch(`/api/v1${path}`, { method });
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    return [response.status(), error];
  };
  const forbidden = (scope: string | null) => [403, { code: 'forbidden', scope }];
  expect(await refused('GET', `/projects/${projectId}/runs`)).toEqual(forbidden('runs:read'));
  expect(await refused('PATCH', `/projects/${projectId}`)).toEqual(forbidden('projects:write'));
  expect(await refused('POST', `/projects/${projectId}/predictions`)).toEqual(forbidden('runs:write'));
  expect(await refused('POST', '/me/tokens')).toEqual(forbidden(null));
  const nowhere = [404, { code: 'not_found', object: 'project' }];
  expect(await refused('GET', `/projects/${other.id}/samples`)).toEqual(nowhere);
  expect(await refused('GET', `/projects/${other.id}/gold`)).toEqual(nowhere);
  expect(await refused('GET', '/nowhere')).toEqual([404, { code: 'no_route' }]);
  await program.dispose();

  const nobody = await programWith(baseURL!, 'f4r_none');
  expect((await nobody.post(`${at}/queue/next`)).status()).toBe(401);
  await nobody.dispose();
});
