import fs from 'node:fs';
import http from 'node:http';
import { cli, expect, test } from '../fixtures';
import { makeProject } from '../project';

const STALLED = 100;

test('a hundred stalled uploads hold up neither health, nor uploads of others, nor a backup @long', async ({
  as,
  baseURL,
}, info) => {
  const { id } = await makeProject('Stalled uploads', { members: ['lead'] });
  const lead = await as('lead');
  const headers = { origin: baseURL! };
  const begun = await lead.request.post(`/api/v1/projects/${id}/imports?name=slow.csv&size=1000`, {
    headers,
  });
  const { id: importId } = (await begun.json()) as { id: string };
  const cookies = await lead.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  const answers: { status: number; retryAfter: string | undefined }[] = [];
  const requests = Array.from({ length: STALLED }, () => {
    const request = http.request(`${baseURL}/api/v1/imports/${importId}?offset=0`, {
      method: 'PATCH',
      agent: false,
      headers: { ...headers, cookie, 'content-length': '1000' },
    });
    request.on('error', () => undefined);
    request.on('response', (response) => {
      answers.push({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.resume();
    });
    request.write('question,');
    return request;
  });
  // All but the few that a person may send at once are told to come again.
  await expect.poll(() => answers.length).toBe(STALLED - 4);
  expect(answers).toEqual(answers.map(() => ({ status: 503, retryAfter: '5' })));

  const owner = await as('owner');
  const health = await owner.request.get('/api/health');
  expect(await health.json()).toMatchObject({ ok: true, database: true, disk: true });
  const other = await owner.request.post(`/api/v1/projects/${id}/imports?name=other.csv`, {
    headers,
    data: 'question,ref,answer\nq,r,a\n',
  });
  expect(other.status()).toBe(200);
  const file = info.outputPath('backup.tar.gz');
  cli(['backup', file]);
  expect(fs.statSync(file).size).toBeGreaterThan(0);

  for (const request of requests) request.destroy();
  // What had arrived is kept, and their places are free again.
  await expect
    .poll(
      async () =>
        ((await (await lead.request.get(`/api/v1/imports/${importId}`)).json()) as { bytes: number }).bytes,
    )
    .toBe('question,'.length);
});
