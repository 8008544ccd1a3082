import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRun } from '@/lib/consistency/server/control/start-run';
import { disconnect } from '@/lib/db/client';
import { closeBoss } from '@/lib/jobs/boss';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { measureRequests } from './measure-requests';
import { metricsResponse } from './response';

const test = testDatabase();
const TOKEN = 'a token of the tests';
const server = http.createServer((request, response) => {
  if (request.headers['x-cut']) response.destroy();
  else response.writeHead(Number(request.headers['x-status'])).end();
});
beforeAll(async () => {
  measureRequests();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await closeBoss();
  await disconnect();
  await new Promise((resolve) => server.close(resolve));
});

const asked = (headers: HeadersInit = {}, token: string | undefined = TOKEN): Promise<Response> =>
  metricsResponse(new Request('http://localhost/api/metrics', { headers }), token);
const scrape = async (): Promise<string[]> =>
  (await (await asked({ authorization: `Bearer ${TOKEN}` })).text()).split('\n');
const call = (path: string, headers: Record<string, string>) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method: 'POST', headers });

it('no token set: not found; a wrong token: refused', async () => {
  expect((await asked({ authorization: 'Bearer ' }, '')).status).toBe(404);
  expect((await asked()).status).toBe(401);
  expect((await asked({ authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
  const given = await asked({ authorization: `Bearer ${TOKEN}` });
  expect(given.status).toBe(200);
  expect(given.headers.get('content-type')).toContain('text/plain; version=0.0.4');
});

it('count saves by outcome and time requests by class, without a word of their addresses', async () => {
  const save = '/api/v1/annotations/0b51a8f0-secret/changes?who=me';
  for (const status of ['200', '200', '409', '503']) await call(save, { 'x-status': status });
  await call(save, { 'x-cut': '1' }).catch(() => undefined);
  await call('/api/v1/projects/p/export', { 'x-status': '200' });
  await expect.poll(scrape).toContain('face4rag_saves_total{outcome="given_up"} 1');
  const lines = await scrape();
  expect(lines).toEqual(
    expect.arrayContaining([
      'face4rag_saves_total{outcome="saved"} 2',
      'face4rag_saves_total{outcome="refused"} 1',
      'face4rag_saves_total{outcome="failed"} 1',
      'face4rag_save_duration_seconds_count 2',
      'face4rag_http_request_duration_seconds_count{class="export",status="2xx"} 1',
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/0b51a8f0|secret|who=/);
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
});

it('tell how long queues are and how old, and how runs and imports stand', async () => {
  const { id } = await project(test.db, 'A secret name');
  const lead = await member(test.db, id, 'lead');
  await startRun(lead, id, { method: 'offline' });
  const lines = await scrape();
  expect(lines).toEqual(
    expect.arrayContaining([
      'face4rag_database_up 1',
      'face4rag_queue_jobs{queue="run-method",state="created"} 1',
      'face4rag_queue_jobs{queue="ingest-import",state="created"} 0',
      'face4rag_runs{state="queued"} 1',
      'face4rag_imports{state="running"} 0',
      'face4rag_workers_connected 0',
      'face4rag_database_pool_connections{state="most"} 10',
    ]),
  );
  const age = lines.find((line) => line.startsWith('face4rag_queue_oldest_seconds{queue="run-method"}'));
  expect(Number(age?.split(' ').at(-1))).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toContain('secret');
});
