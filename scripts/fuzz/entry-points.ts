import fs from 'node:fs';
import path from 'node:path';
import { ACTIONS } from '@/lib/testing/actions/action-table';

/** What the requests of one run are about. */
export interface FuzzIds {
  projectId: string;
  sampleId: string;
  annotationId: string;
  segmentId: string;
  importId: string;
  runId: string;
  testId: string;
  constructionRunId: string;
  answerRunId: string;
  snapshotId: string;
  groupId: string;
  commentId: string;
  predictionId: string;
  roundId: string;
  endpointId: string;
  userId: string;
}

/** A request that the studio takes as it is; mutations of it must be refused, or do what they say. */
export interface EntryPoint {
  method: string;
  /** With names of Ids in brackets. */
  path: string;
  query?: Record<string, string>;
  body?: (ids: FuzzIds) => unknown;
  /** Sent as it is, to a route that takes bytes. */
  raw?: string;
  /** Key of a server action, whose arguments are the body. */
  action?: string;
  by: 'owner' | 'annotator' | 'nobody';
  /** What of the answer has to be what was sent, where the answer is a success. */
  echo?: (sent: Record<string, unknown>, answer: unknown) => boolean;
}

const project = '/api/v1/projects/[projectId]';
const sample = `${project}/samples/[sampleId]`;
const annotation = '/api/v1/annotations/[annotationId]';
const change = (fields: (ids: FuzzIds) => object, echo?: EntryPoint['echo']): EntryPoint => ({
  method: 'POST',
  path: `${annotation}/changes`,
  by: 'annotator',
  body: (ids) => ({ changeId: crypto.randomUUID(), version: 1, ...fields(ids) }),
  ...(echo && { echo }),
});
const get = (at: string, by: EntryPoint['by'] = 'owner', query?: Record<string, string>): EntryPoint => ({
  method: 'GET',
  path: at,
  by,
  ...(query && { query }),
});
const post = (at: string, by: EntryPoint['by'], body?: EntryPoint['body']): EntryPoint => ({
  method: 'POST',
  path: at,
  by,
  ...(body && { body }),
});
const judgement = {
  fact: 'inconsistent',
  logic: 'consistent',
  errorType: 'KConc',
  note: 'a note',
  clause: null,
};
const evidence = [{ relation: 'not_found', searched: ['length', '120'] }];
const label = (ids: FuzzIds) => ({
  kind: 'label',
  segmentId: ids.segmentId,
  decides: true,
  judgement: { ...judgement, evidence },
});

/** What would take from the run that which the rest of it is about. */
const ENDS =
  /signMeOutEverywhere|endMySession|changeMyPassword|setArchived|withdraw|deleteForGood|erase|setDisabled/;
const actions = Object.entries(ACTIONS)
  .filter(([key]) => !ENDS.test(key))
  .map(([key, { page, args }]): EntryPoint => ({
    method: 'POST',
    path: page,
    by: 'owner',
    action: key,
    body: args,
  }));

/** Every way into the studio that a program can take, routes first. */
export const ENTRY_POINTS: readonly EntryPoint[] = [
  change(label),
  change((ids) => ({ kind: 'undecide', segmentId: ids.segmentId })),
  change(({ segmentId }) => ({
    kind: 'edit',
    segmentId,
    newId: crypto.randomUUID(),
    text: 'In other words.',
  })),
  change(({ segmentId }) => ({
    kind: 'split',
    segmentId,
    at: 4,
    newIds: [crypto.randomUUID(), crypto.randomUUID()],
  })),
  change(
    () => ({ kind: 'note', note: 'a note on all of it' }),
    ({ note }, answer) => (answer as { annotation: { note: unknown } }).annotation.note === note,
  ),
  change(() => ({ kind: 'flag', reason: 'odd' })),
  post(`${annotation}/time`, 'annotator', () => ({ id: crypto.randomUUID(), ms: 1_000 })),
  ...['', '/context', '/known', '/steps'].map((end) =>
    get(annotation + end, 'annotator', { tz: 'Asia/Shanghai' }),
  ),
  post(`${sample}/comments`, 'annotator', () => ({ id: crypto.randomUUID(), body: 'is it so?' })),
  get(`${sample}/comments`),
  post(`${sample}/comments/seen`, 'annotator', () => ({})),
  get(sample),
  {
    method: 'PATCH',
    path: `${project}/comments/[commentId]`,
    by: 'annotator',
    body: () => ({ body: 'other words', version: 1 }),
  },
  { method: 'DELETE', path: `${project}/comments/[commentId]`, by: 'owner' },
  get(`${project}/samples`, 'owner', {
    search: 'river',
    state: 'open',
    page: '1',
    size: '50',
    annotator: 'x',
  }),
  get(`${project}/adjudication/next`, 'owner', { after: crypto.randomUUID(), search: 'a', generator: 'g' }),
  get(`${project}/adjudication/[sampleId]`),
  post(`${project}/adjudication/[sampleId]`, 'owner', () => ({ kind: 'open' })),
  get(`${project}/export`, 'owner', { format: 'jsonl', content: 'gold' }),
  get(`${project}/audit-log`, 'owner', {
    format: 'csv',
    from: '2026-01-01',
    person: 'x',
    sample: 'river-1',
  }),
  get('/api/v1/audit-log', 'owner', { format: 'csv' }),
  get(`${project}/hours`),
  get(`${project}/guidelines`),
  post(`${project}/guidelines/read`, 'annotator', () => ({ number: 1 })),
  {
    method: 'POST',
    path: `${project}/imports`,
    by: 'owner',
    query: { name: 'a.csv' },
    raw: 'question,ref,answer\nq,r,a\n',
  },
  { method: 'POST', path: `${project}/imports`, by: 'owner', query: { name: 'b.csv', size: '40' } },
  {
    method: 'POST',
    path: `${project}/samples`,
    by: 'owner',
    query: { name: 'a.jsonl' },
    raw: '{"question":"q","reference":"r","answer":"a"}\n',
  },
  {
    method: 'POST',
    path: `${project}/predictions`,
    by: 'owner',
    query: { method: 'mine', version: '1' },
    raw: '{"sample":"1","verdict":"consistent","segments":[{"text":"a","fact":"consistent"}]}\n',
  },
  get('/api/v1/imports/[importId]'),
  {
    method: 'PATCH',
    path: '/api/v1/imports/[importId]',
    by: 'owner',
    query: { offset: '0' },
    raw: 'question,ref,answer\nq,r,a\n',
  },
  get('/api/v1/imports/[importId]/rejects'),
  post(`${project}/queue/next`, 'annotator'),
  post(`${project}/queue/reserve`, 'annotator', ({ sampleId }) => ({ sampleId })),
  post(`${project}/queue/open`, 'annotator', ({ sampleId, annotationId }) => ({ sampleId, annotationId })),
  get('/api/openapi.json', 'nobody'),
  get(`${project}/runs`),
  post(`${project}/runs`, 'owner', () => ({
    method: 'offline',
    scope: 'without_prediction',
    params: { a: ['b'] },
    model: null,
  })),
  get(`${project}/runs/[runId]`),
  post(`${project}/runs/[runId]/cancel`, 'owner'),
  post(`${project}/run-groups`, 'owner', () => ({
    methods: [{ method: 'offline', params: { threshold: 2 } }],
    choice: { count: 1 },
  })),
  get(`${project}/run-groups/[groupId]`),
  post(`${project}/run-groups/[groupId]/cancel`, 'owner'),
  get('/api/v1/predictions/[predictionId]/steps'),
  get('/api/v1/notices'),
  get('/api/health', 'nobody'),
  get('/api/metrics', 'nobody'),
  get('/api/v1/native-format/schema', 'nobody'),
  get('/api/v1/native-format/example', 'nobody'),
  get('/api/auth/get-session', 'nobody'),
  post('/api/auth/sign-in/email', 'nobody', () => ({
    email: 'nobody@example.test',
    password: 'not the one',
  })),
  get('/api/auth/oidc/start', 'nobody', { next: '/projects' }),
  get('/api/auth/oidc/start', 'owner', { next: '/people', confirm: '1' }),
  get('/api/auth/oidc/callback', 'nobody', { code: 'a', state: 'b', iss: 'http://127.0.0.1:9' }),
  get('/api/[commentId]', 'nobody'),
  post('/api/v1/projects/[projectId]/nothing', 'owner', () => ({ kind: 'open' })),
  // Pages, of which each reads its address.
  get('/sign-in', 'nobody', { next: '/projects' }),
  get('/invite/[commentId]', 'nobody'),
  get('/projects/[projectId]/samples', 'owner', { search: 'river', peek: 'x', page: '2' }),
  get('/projects/[projectId]/samples/[sampleId]', 'owner'),
  get('/projects/[projectId]/annotate/[sampleId]', 'annotator'),
  get('/projects/[projectId]/audit-log', 'owner', { person: 'x', after: '3' }),
  get('/projects/[projectId]/agreement', 'owner', { round: 'x', language: 'zh' }),
  get('/projects/[projectId]/adjudication', 'owner', { search: 'x' }),
  ...actions,
];

/** Folders under app/ that hold no entry point. */
export function missingEntryPoints(root: string): string[] {
  const api = path.join(root, 'app/api');
  const routes = fs
    .readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => `/api/${path.dirname(file)}`);
  return routes.filter((route) => !ENTRY_POINTS.some((entry) => leadsTo(entry.path, route)));
}

const leadsTo = (entry: string, route: string): boolean =>
  route.endsWith('[...all]') ? entry.startsWith(route.slice(0, -'[...all]'.length)) : entry === route;
