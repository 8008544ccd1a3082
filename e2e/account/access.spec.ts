import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, request as playwright } from '@playwright/test';
import { NAMES_NOTHING, REFUSALS } from '../../lib/testing/actions/access-answers';
import {
  type RequesterRole,
  ASKERS,
  CALLS,
  fillPattern,
  type RequestIds,
  PAGES,
} from '../../lib/testing/actions/access-table';
import type { Access } from '../../lib/operation/access';
import { expect, inDatabase, storageStateOf, test } from '../fixtures';
import { makeProject } from '../project';

let ids: RequestIds;
let origin: string;
const as = new Map<RequesterRole, APIRequestContext>();

test.beforeAll(async ({}, info) => {
  origin = info.project.use.baseURL ?? '';
  for (const asker of ASKERS) {
    const storageState = asker === 'nobody' ? undefined : storageStateOf(asker);
    as.set(asker, await playwright.newContext({ baseURL: origin, storageState }));
  }
  const text = 'question,ref,answer,id\nHow long?,It is 12 km long.,It is 12 km long.,1\nq,r,a,2\n';
  const access = await makeProject('Access', {
    members: ['lead', 'annotator', 'reader'],
    file: { name: 'access.csv', text },
    prefill: true,
  });
  const { id: projectId, importId = '', runId = '' } = access;
  const claimed = await ask('annotator', 'POST', `/api/v1/projects/${projectId}/queue/next`);
  const made = await ask('owner', 'POST', '/api/v1/endpoints', {
    name: `Access ${randomUUID()}`,
    baseUrl: 'https://models.example/v1',
    models: [{ name: 'judge-1' }],
  });
  const { id: endpointId } = (await made.json()) as { id: string };
  const params = { threshold: 1 };
  const grouped = await ask('lead', 'POST', `/api/v1/projects/${projectId}/run-groups`, {
    methods: [{ method: 'offline', params }],
  });
  const { id: groupId } = (await grouped.json()) as { id: string };
  const taken = (await claimed.json()) as Pick<RequestIds, 'sampleId' | 'annotationId'>;
  const detail = await ask('lead', 'GET', `/api/v1/projects/${projectId}/samples/${taken.sampleId}`);
  const { predictions } = (await detail.json()) as { predictions: { id: string; source: string }[] };
  const predictionId = predictions.find(({ source }) => source === 'method')!.id;
  const pairs = 'article_sent,correct_sent,incorrect_sent\nIt is red.,It is of a red colour.,It is blue.\n';
  const tested = await ask('lead', 'POST', `/api/v1/projects/${projectId}/judge-tests`, {
    ...{ test: 'order_bias', endpointId, model: 'judge-1', fileName: 'pairs.csv' },
    file: Buffer.from(pairs).toString('base64'),
  });
  const { id: testId } = (await tested.json()) as { id: string };
  const { id: constructionRunId } = await inDatabase<{ id: string }>(
    'construction-run',
    projectId,
    endpointId,
  );
  const { id: answerRunId } = await inDatabase<{ id: string }>('answer-run', projectId, endpointId);
  const ordered = await ask('lead', 'POST', `/api/v1/projects/${projectId}/snapshots`, {
    reason: 'A release',
  });
  const { id: snapshotId } = (await ordered.json()) as { id: string };
  const ofSnapshot = `/api/v1/projects/${projectId}/snapshots/${snapshotId}`;
  await expect
    .poll(async () => ((await (await ask('lead', 'GET', ofSnapshot)).json()) as { state: string }).state)
    .toBe('done');
  const commentId = randomUUID();
  const said = { id: commentId, body: 'how long is it?' };
  await ask('annotator', 'POST', `/api/v1/projects/${projectId}/samples/${taken.sampleId}/comments`, said);
  const rounds = await (await ask('lead', 'GET', `/projects/${projectId}/rounds`)).text();
  const roundId = /rounds\/([\da-f-]{36})/.exec(rounds)![1]!;
  ids = {
    roundId,
    commentId,
    projectId,
    importId,
    runId,
    testId,
    constructionRunId,
    answerRunId,
    snapshotId,
    groupId,
    endpointId,
    predictionId,
    ...taken,
  };
});

test.afterAll(async () => {
  await Promise.all([...as.values()].map((context) => context.dispose()));
});

for (const [pattern, answers] of Object.entries(PAGES))
  test(`page ${pattern}`, async () => {
    for (const asker of ASKERS) {
      const answer = await ask(asker, 'GET', fill(pattern));
      expect.soft(answer.status(), `${asker} asks for ${pattern}`).toBe(answers[asker]);
      if (answers[asker] === 307 && asker === 'nobody' && pattern !== '/')
        expect.soft(answer.headers().location).toMatch(/^\/sign-in\?next=/);
    }
  });

for (const [key, call] of Object.entries(CALLS)) {
  if (key.includes('[...all]')) continue;
  test(key, async () => {
    const [method = '', pattern = ''] = key.split(' ');
    // The most powerful role last: its changes must not affect what the others see.
    for (const asker of [...ASKERS].reverse()) {
      const answer = await ask(asker, method, fill(pattern) + (call.query ?? ''), call.data?.(ids));
      const expected = [call.answers[asker]].flat();
      expect.soft(expected, `${asker}: ${key} answered ${answer.status()}`).toContain(answer.status());
      expect.soft(answer.headers()['cache-control'], key).toContain('no-store');
    }
  });
}

/** An operation that somebody may do is done, or refused for what the object is at. */
const DONE = [200, 201, 202, 204, 409];

test('operations answer each role as they declare @long', async () => {
  for (const { method, path, operation } of await operations()) {
    if (operation.operationId === undefined) continue; // a route of a file of its own
    const refusals = REFUSALS[operation['x-access']];
    for (const asker of [...ASKERS].reverse()) {
      const answer = await ask(asker, method, withIds(path) + queryOf(operation), bodyOf(operation));
      const label = `${asker}: ${operation.operationId} answered ${answer.status()}`;
      const none =
        /\/none\b/.test(withIds(path)) || NAMES_NOTHING.includes(operation.operationId) ? [404] : []; // an id that this test has none of
      expect.soft([...(refusals[asker] ?? DONE), ...none], label).toContain(answer.status());
      expect.soft(answer.headers()['cache-control'], label).toContain('no-store');
    }
  }
});

test('a write from a page of another site: refused', async () => {
  const posts = Object.keys(CALLS).filter((key) => !key.startsWith('GET') && !key.includes('[...all]'));
  expect(posts.length).toBeGreaterThan(0);
  for (const key of posts) {
    const [method = '', pattern = ''] = key.split(' ');
    for (const headers of [{ origin: 'https://example.com' }, undefined]) {
      const answer = await as.get('owner')?.fetch(fill(pattern), { method, headers });
      expect.soft(answer?.status(), key).toBe(403);
    }
  }
});

test('an address under /api that is no route is not found, whatever is sent to it', async () => {
  const none = `/api/v1/projects/${ids.projectId}/nothing`;
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
      const answer = await as.get('owner')?.fetch(none, { method, headers: { 'content-type': type } });
      expect.soft(answer?.status(), `${method} ${type}`).toBe(404);
      expect.soft(await answer?.json()).toMatchObject({ error: { code: 'no_route' } });
    }
});

test('a malformed id: not found', async () => {
  for (const [key, { query }] of Object.entries(CALLS)) {
    const [method = '', pattern = ''] = key.split(' ');
    if (method !== 'GET' || !/\[\w+Id\]/.test(pattern)) continue;
    const answer = await ask('owner', method, pattern.replaceAll(/\[\w+\]/g, 'none') + (query ?? ''));
    expect.soft(answer.status(), key).toBe(404);
  }
  for (const pattern of Object.keys(PAGES).filter((known) => /\[\w+Id\]/.test(known))) {
    const answer = await ask('owner', 'GET', pattern.replaceAll(/\[\w+\]/g, 'none'));
    expect.soft(answer.status(), pattern).toBe(404);
  }
});

test('a server action asks again who acts', async ({ browser }) => {
  const context = await browser.newContext({ storageState: storageStateOf('lead') });
  const screen = await context.newPage();
  // A button answers when its page has come to life, a moment after it is there.
  await screen.goto(`/projects/${ids.projectId}/settings`, { waitUntil: 'networkidle' });
  const sent = new Promise<{ url: string; headers: Record<string, string>; body: Buffer }>((resolve) => {
    void screen.route('**/settings', async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.fallback();
      resolve({
        url: request.url(),
        headers: await request.allHeaders(),
        body: request.postDataBuffer() ?? Buffer.of(),
      });
      return route.abort();
    });
  });
  await screen.getByRole('button', { name: 'Archive', exact: true }).click();
  const { url, headers, body } = await sent;
  expect(headers['next-action']).toBeTruthy();
  const {
    cookie: _cookie,
    'content-length': _length,
    ...rest
  } = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  const project = `/api/v1/projects/${ids.projectId}`;
  const archived = async () =>
    ((await (await ask('owner', 'GET', project)).json()) as { archived: boolean }).archived;
  for (const asker of ['annotator', 'reader', 'outsider', 'nobody'] as const) {
    const answer = await as.get(asker)?.post(url, { headers: rest, data: body });
    expect.soft(await answer?.text(), asker).not.toContain('"ok":true');
  }
  expect(await archived()).toBe(false);
  const answer = await as.get('lead')?.post(url, { headers: rest, data: body });
  expect(await answer?.text()).toContain('"ok":true');
  expect(await archived()).toBe(true);
  await ask('owner', 'PUT', `${project}/archived`, { archived: false });
  await context.close();
});

test('every page and every route stands in the tables', () => {
  const files = fs.readdirSync('app', { recursive: true }).map(String);
  const pattern = (file: string) =>
    `/${path
      .dirname(file)
      .split(path.sep)
      .filter((part) => part !== '.' && !part.startsWith('('))
      .join('/')}`;
  const pages = files.filter((file) => path.basename(file) === 'page.tsx').map(pattern);
  expect(pages.sort()).toEqual(Object.keys(PAGES).sort());
  const calls = (written: RegExp): string[] =>
    files
      .filter((file) => path.basename(file) === 'route.ts')
      .flatMap((file) => {
        const source = fs.readFileSync(path.join('app', file), 'utf8');
        return [...source.matchAll(written)].map((found) => `${found[1] ?? found[2]} ${pattern(file)}`);
      });
  const own = calls(
    /export (?:const|function|async function) (GET|POST|PUT|PATCH|DELETE)\b|\b(?!route\b)\w+ as (GET|POST|PUT|PATCH|DELETE)\b/g,
  );
  // What is handed on to the operations is refused by them: it needs no line, but may have one.
  const ofOperations = calls(/\broute as (GET|POST|PUT|PATCH|DELETE)\b/g);
  const listed = Object.keys(CALLS);
  expect(own.filter((call) => !listed.includes(call))).toEqual([]);
  expect(listed.filter((call) => ![...own, ...ofOperations].includes(call))).toEqual([]);
  expect(ofOperations.filter((call) => call.endsWith(' /api/[...all]') && !listed.includes(call))).toEqual(
    [],
  );
});

const fill = (pattern: string): string => fillPattern(pattern, ids);

async function ask(asker: RequesterRole, method: string, url: string, data?: string | object) {
  const context = as.get(asker);
  if (!context) throw new Error(`Nobody asks as ${asker}`);
  const headers = method === 'GET' ? undefined : { origin };
  // A server may close an idle connection at the very moment at which it is used again; what only reads is asked again then.
  const maxRetries = method === 'GET' ? 2 : 0;
  return context.fetch(url, { method, headers, data, maxRedirects: 0, maxRetries });
}

interface Described {
  operationId?: string;
  'x-access': Access;
  parameters?: { name: string; in: 'path' | 'query'; example?: unknown }[];
  requestBody?: { content: { 'application/json': { example?: object } } };
}

/** Every operation, as the running studio describes it. */
async function operations(): Promise<{ method: string; path: string; operation: Described }[]> {
  const { paths } = (await (await ask('nobody', 'GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  // What deletes comes last, so that the others find what they are about.
  return all.sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
}

const withIds = (path: string): string =>
  `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof RequestIds] ?? 'none')}`;

const queryOf = ({ parameters = [] }: Described): string => {
  const sent = parameters.filter((each) => each.in === 'query' && each.example !== undefined);
  return `?${new URLSearchParams(sent.map(({ name, example }) => [name, String(example)])).toString()}`;
};

const bodyOf = ({ requestBody }: Described): object | undefined =>
  requestBody?.content['application/json'].example;
