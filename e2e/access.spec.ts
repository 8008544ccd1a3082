import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, request as playwright } from '@playwright/test';
import { cli, emailOf, expect, type Role, ROLES, stateOf, test } from './fixtures';

/** Who asks: the five roles, and nobody. */
type Asker = Role | 'nobody';
const ASKERS: readonly Asker[] = [...ROLES, 'nobody'];

/** What the requests are about; made once for this file. */
interface Ids {
  projectId: string;
  sampleId: string;
  annotationId: string;
  /** The offline engine's, of the sample. */
  readingId: string;
  importId: string;
  runId: string;
  roundId: string;
  endpointId: string;
  /** The annotator's, of the sample. */
  commentId: string;
}
type Answers = Record<Asker, number | readonly number[]>;

const everybody: Answers = { owner: 200, lead: 200, annotator: 200, reader: 200, stranger: 200, nobody: 200 };
/** Pages send strangers to the sign-in page. */
const page = (answers: Omit<Answers, 'nobody'>): Answers => ({ ...answers, nobody: 307 });
const signedIn = page({ owner: 200, lead: 200, annotator: 200, reader: 200, stranger: 200 });
const members = page({ owner: 200, lead: 200, annotator: 200, reader: 200, stranger: 404 });
const workers = page({ owner: 200, lead: 200, annotator: 200, reader: 404, stranger: 404 });
const leads = page({ owner: 200, lead: 200, annotator: 404, reader: 404, stranger: 404 });
const owners = page({ owner: 200, lead: 404, annotator: 404, reader: 404, stranger: 404 });
const author = page({ owner: 404, lead: 404, annotator: 200, reader: 404, stranger: 404 });
const inside: Answers = { owner: 307, lead: 307, annotator: 307, reader: 307, stranger: 307, nobody: 307 };

const PAGES: Record<string, Answers> = {
  '/': inside,
  '/sign-in': { ...inside, nobody: 200 },
  '/setup/[token]': everybody,
  '/invite/[token]': everybody,
  '/reset/[token]': everybody,
  '/account': signedIn,
  '/notices': signedIn,
  '/people': owners,
  '/settings/uploads': owners,
  '/settings/endpoints': owners,
  '/settings/endpoints/new': owners,
  '/settings/endpoints/[endpointId]': owners,
  '/projects': signedIn,
  '/projects/new': page({ owner: 200, lead: 200, annotator: 404, reader: 404, stranger: 404 }),
  '/projects/[projectId]': members,
  '/projects/[projectId]/samples': members,
  '/projects/[projectId]/samples/[sampleId]': members,
  '/projects/[projectId]/annotate': members,
  '/projects/[projectId]/annotate/[sampleId]': author,
  '/projects/[projectId]/annotate/outcomes': workers,
  '/projects/[projectId]/guidelines': members,
  '/projects/[projectId]/guidelines/edit': leads,
  '/projects/[projectId]/exposure': workers,
  '/projects/[projectId]/rounds': leads,
  '/projects/[projectId]/rounds/known': leads,
  '/projects/[projectId]/rounds/new': leads,
  '/projects/[projectId]/rounds/[roundId]': leads,
  '/projects/[projectId]/agreement': leads,
  '/projects/[projectId]/agreement/segments': leads,
  '/projects/[projectId]/runs': leads,
  '/projects/[projectId]/runs/new': leads,
  '/projects/[projectId]/runs/[runId]': leads,
  '/projects/[projectId]/import': leads,
  '/projects/[projectId]/import/[importId]': leads,
  '/projects/[projectId]/export': members,
  '/projects/[projectId]/settings': leads,
  '/projects/[projectId]/adjudication': leads,
  '/projects/[projectId]/adjudication/[sampleId]': leads,
  '/projects/[projectId]/audit-trail': leads,
  '/projects/[projectId]/audit-trail/[annotationId]': leads,
  '/audit-trail': owners,
};

interface Call {
  answers: Answers;
  data?: () => string | object;
  query?: string;
}
const read = { owner: 200, lead: 200, annotator: 200, reader: 200, stranger: 404, nobody: 401 } as const;
const lead = (done: number | readonly number[]): Answers => ({
  owner: done,
  lead: done,
  annotator: 403,
  reader: 403,
  stranger: 404,
  nobody: 401,
});
/** An import that one does not lead is not found. */
const importer: Answers = { owner: 200, lead: 200, annotator: 404, reader: 404, stranger: 404, nobody: 401 };

/** Without METRICS_TOKEN there are no metrics. */
const nowhere: Answers = { owner: 404, lead: 404, annotator: 404, reader: 404, stranger: 404, nobody: 404 };

const CALLS: Record<string, Call> = {
  'GET /api/health': { answers: everybody },
  'GET /api/metrics': { answers: nowhere },
  'GET /api/native-format/schema': { answers: everybody },
  'GET /api/native-format/example': { answers: everybody },
  'GET /api/auth/[...all]': { answers: everybody },
  'POST /api/auth/[...all]': { answers: { ...everybody }, data: () => ({}) },
  'GET /api/projects/[projectId]/samples': { answers: read },
  'GET /api/projects/[projectId]/samples/[sampleId]': { answers: read },
  'GET /api/projects/[projectId]/export': { answers: read, query: '?format=jsonl' },
  'GET /api/projects/[projectId]/adjudication/next': { answers: lead(200), query: `?after=${randomUUID()}` },
  'GET /api/projects/[projectId]/adjudication/[sampleId]': { answers: lead(200) },
  'POST /api/projects/[projectId]/adjudication/[sampleId]': {
    answers: lead(409), // nobody has submitted labels of it
    data: () => ({ kind: 'open' }),
  },
  'GET /api/projects/[projectId]/hours': { answers: lead(200) },
  'GET /api/projects/[projectId]/audit-trail': { answers: lead(200) },
  'GET /api/audit-trail': {
    answers: { owner: 200, lead: 403, annotator: 403, reader: 403, stranger: 403, nobody: 401 },
  },
  'GET /api/notices': { answers: { ...everybody, nobody: 401 } },
  'POST /api/annotations/[annotationId]/time': {
    answers: { owner: 403, lead: 403, annotator: 200, reader: 404, stranger: 404, nobody: 401 },
    data: () => ({ id: randomUUID(), ms: 1_000 }),
  },
  'GET /api/annotations/[annotationId]/known': {
    answers: { owner: 200, lead: 200, annotator: 200, reader: 404, stranger: 404, nobody: 401 },
  },
  'GET /api/annotations/[annotationId]/around': {
    answers: { owner: 200, lead: 200, annotator: 200, reader: 404, stranger: 404, nobody: 401 },
  },
  'GET /api/projects/[projectId]/samples/[sampleId]/comments': { answers: read },
  'POST /api/projects/[projectId]/samples/[sampleId]/comments': {
    answers: { ...read, reader: 403 },
    data: () => ({ id: randomUUID(), body: 'to be looked at' }),
  },
  'PATCH /api/projects/[projectId]/comments/[commentId]': {
    answers: { owner: 204, lead: 204, annotator: 204, reader: 403, stranger: 404, nobody: 401 },
    data: () => ({ resolved: false }),
  },
  'DELETE /api/projects/[projectId]/comments/[commentId]': {
    answers: { owner: 403, lead: 403, annotator: 204, reader: 403, stranger: 404, nobody: 401 },
  },
  'GET /api/projects/[projectId]/guidelines': { answers: read },
  'POST /api/projects/[projectId]/guidelines/read': {
    answers: { ...read, owner: 404, lead: 404, annotator: 404, reader: 404 }, // none is written
    data: () => ({ number: 1 }),
  },
  'GET /api/projects/[projectId]/runs': { answers: read },
  'POST /api/projects/[projectId]/runs': {
    answers: lead([201, 409]),
    data: () => ({ method: 'offline' }),
  },
  'GET /api/projects/[projectId]/runs/[runId]': { answers: read },
  'POST /api/projects/[projectId]/runs/[runId]/cancel': { answers: lead([204, 409]) },
  'POST /api/projects/[projectId]/imports': {
    answers: lead(200),
    query: '?name=more.csv',
    data: () => 'question,ref,answer,id\nq,r,a,9\n',
  },
  'GET /api/imports/[importId]': { answers: importer },
  'PATCH /api/imports/[importId]': { answers: importer, query: '?offset=0' },
  'GET /api/imports/[importId]/rejects': { answers: importer },
  'POST /api/projects/[projectId]/queue/next': {
    answers: { owner: 200, lead: 200, annotator: 200, reader: 403, stranger: 404, nobody: 401 },
  },
  'POST /api/projects/[projectId]/queue/ahead': {
    answers: { owner: 200, lead: 200, annotator: 200, reader: 403, stranger: 404, nobody: 401 },
    data: () => ({ sampleId: ids.sampleId }),
  },
  'POST /api/projects/[projectId]/queue/opened': {
    answers: { owner: 409, lead: 409, annotator: 204, reader: 403, stranger: 404, nobody: 401 },
    data: () => ({ sampleId: ids.sampleId, annotationId: ids.annotationId }),
  },
  'GET /api/annotations/[annotationId]': {
    answers: { owner: 200, lead: 200, annotator: 200, reader: 404, stranger: 404, nobody: 401 },
  },
  'GET /api/annotations/[annotationId]/steps': {
    answers: { owner: 200, lead: 200, annotator: 200, reader: 404, stranger: 404, nobody: 401 },
  },
  'GET /api/readings/[readingId]/steps': { answers: read },
  'POST /api/annotations/[annotationId]/changes': {
    answers: { owner: 403, lead: 403, annotator: 200, reader: 403, stranger: 404, nobody: 401 },
    data: () => ({ kind: 'flag', changeId: randomUUID(), version: 1, reason: 'to be looked at' }),
  },
};

let ids: Ids;
let origin: string;
const as = new Map<Asker, APIRequestContext>();

test.beforeAll(async ({}, info) => {
  test.setTimeout(120_000);
  origin = info.project.use.baseURL ?? '';
  for (const asker of ASKERS) {
    const storageState = asker === 'nobody' ? undefined : stateOf(asker);
    as.set(asker, await playwright.newContext({ baseURL: origin, storageState }));
  }
  const projectId = cli<{ id: string }>(['project', 'create', 'Access']).id;
  for (const role of ['lead', 'annotator', 'reader'] as const)
    cli(['project', 'add-member', projectId, '--email', emailOf(role), '--role', role]);
  const file = path.join(os.tmpdir(), `access-${randomUUID()}.csv`);
  fs.writeFileSync(
    file,
    'question,ref,answer,id\nHow long?,It is 12 km long.,It is 12 km long.,1\nq,r,a,2\n',
  );
  const importId = cli<{ id: string }>(['import', file, '--project', projectId]).id;
  fs.rmSync(file);
  const { runId } = cli<{ runId: string }>(['prefill', '--project', projectId, '--wait']);
  const claimed = await ask('annotator', 'POST', `/api/projects/${projectId}/queue/next`);
  const endpointId = cli<{ id: string }>([
    ...['endpoint', 'create', `Access ${randomUUID()}`],
    ...['--base-url', 'https://models.example/v1', '--model', 'judge-1'],
  ]).id;
  const taken = (await claimed.json()) as Pick<Ids, 'sampleId' | 'annotationId'>;
  const detail = await ask('lead', 'GET', `/api/projects/${projectId}/samples/${taken.sampleId}`);
  const { readings } = (await detail.json()) as { readings: { id: string; source: string }[] };
  const readingId = readings.find(({ source }) => source === 'method')!.id;
  const commentId = randomUUID();
  const said = { id: commentId, body: 'how long is it?' };
  await ask('annotator', 'POST', `/api/projects/${projectId}/samples/${taken.sampleId}/comments`, said);
  const rounds = await (await ask('lead', 'GET', `/projects/${projectId}/rounds`)).text();
  const roundId = /rounds\/([\da-f-]{36})/.exec(rounds)![1]!;
  ids = { roundId, commentId, projectId, importId, runId, endpointId, readingId, ...taken };
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
    // The most powerful last: what it does must not decide what the others are told.
    for (const asker of [...ASKERS].reverse()) {
      const answer = await ask(asker, method, fill(pattern) + (call.query ?? ''), call.data?.());
      const expected = [call.answers[asker]].flat();
      expect.soft(expected, `${asker}: ${key} answered ${answer.status()}`).toContain(answer.status());
    }
  });
}

test('what writes refuses pages of other sites', async () => {
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

test('ids that are none are not found', async () => {
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
  const context = await browser.newContext({ storageState: stateOf('lead') });
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
  const archived = () =>
    cli<{ id: string; archived: boolean }[]>(['project', 'list']).find(({ id }) => id === ids.projectId)
      ?.archived;
  for (const asker of ['annotator', 'reader', 'stranger', 'nobody'] as const) {
    const answer = await as.get(asker)?.post(url, { headers: rest, data: body });
    expect.soft(await answer?.text(), asker).not.toContain('"ok":true');
  }
  expect(archived()).toBe(false);
  const answer = await as.get('lead')?.post(url, { headers: rest, data: body });
  expect(await answer?.text()).toContain('"ok":true');
  expect(archived()).toBe(true);
  cli(['project', 'unarchive', ids.projectId]);
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
  const calls = files
    .filter((file) => path.basename(file) === 'route.ts')
    .flatMap((file) => {
      const source = fs.readFileSync(path.join('app', file), 'utf8');
      const methods = source.matchAll(
        /export (?:const|function|async function) (GET|POST|PUT|PATCH|DELETE)\b|\bas (GET|POST|PUT|PATCH|DELETE)\b/g,
      );
      return [...methods].map((match) => `${match[1] ?? match[2]} ${pattern(file)}`);
    });
  expect(calls.sort()).toEqual(Object.keys(CALLS).sort());
});

const fill = (pattern: string): string =>
  pattern.replaceAll(/\[(\w+)\]/g, (_, name: string) => ids[name as keyof Ids] ?? 'none');

async function ask(asker: Asker, method: string, url: string, data?: string | object) {
  const context = as.get(asker);
  if (!context) throw new Error(`Nobody asks as ${asker}`);
  const headers = method === 'GET' ? undefined : { origin };
  return context.fetch(url, { method, headers, data, maxRedirects: 0 });
}
