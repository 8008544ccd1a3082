import { randomUUID } from 'node:crypto';

import type { RequesterRole } from './access-answers';

export { ASKERS, type RequesterRole } from './access-answers';

/** What the requests are about: things of one project, and an endpoint. */
export interface RequestIds {
  projectId: string;
  sampleId: string;
  annotationId: string;
  /** The offline engine's, of the sample. */
  predictionId: string;
  importId: string;
  runId: string;
  testId: string;
  constructionRunId: string;
  answerRunId: string;
  /** One that is whole. */
  snapshotId: string;
  groupId: string;
  roundId: string;
  endpointId: string;
  /** The annotator's, of the sample. */
  commentId: string;
}
export type ExpectedStatuses = Record<RequesterRole, number | readonly number[]>;

const everybody: ExpectedStatuses = {
  owner: 200,
  lead: 200,
  annotator: 200,
  reader: 200,
  outsider: 200,
  nobody: 200,
};
/** Pages send people without a session to the sign-in page. */
const page = (answers: Omit<ExpectedStatuses, 'nobody'>): ExpectedStatuses => ({ ...answers, nobody: 307 });
const signedIn = page({ owner: 200, lead: 200, annotator: 200, reader: 200, outsider: 200 });
const members = page({ owner: 200, lead: 200, annotator: 200, reader: 200, outsider: 404 });
const workers = page({ owner: 200, lead: 200, annotator: 200, reader: 404, outsider: 404 });
const leads = page({ owner: 200, lead: 200, annotator: 404, reader: 404, outsider: 404 });
const figures = page({ owner: 200, lead: 200, annotator: 404, reader: 200, outsider: 404 });
const owners = page({ owner: 200, lead: 404, annotator: 404, reader: 404, outsider: 404 });
const author = page({ owner: 404, lead: 404, annotator: 200, reader: 404, outsider: 404 });
const inside: ExpectedStatuses = {
  owner: 307,
  lead: 307,
  annotator: 307,
  reader: 307,
  outsider: 307,
  nobody: 307,
};

/** What each asker is told of each page. */
export const PAGES: Record<string, ExpectedStatuses> = {
  '/': inside,
  '/sign-in': { ...inside, nobody: 200 },
  '/sign-in/code': inside,
  '/setup/[token]': everybody,
  '/invite/[token]': everybody,
  '/reset/[token]': everybody,
  '/account': signedIn,
  '/api-reference': signedIn,
  '/notices': signedIn,
  '/people': owners,
  '/settings/uploads': owners,
  '/settings/endpoints': owners,
  '/settings/endpoints/new': owners,
  '/settings/endpoints/[endpointId]': owners,
  '/projects': signedIn,
  '/projects/new': page({ owner: 200, lead: 200, annotator: 404, reader: 404, outsider: 404 }),
  // An annotator goes on to the page of their own work.
  '/projects/[projectId]': { ...members, annotator: 307 },
  '/projects/[projectId]/samples': members,
  '/projects/[projectId]/samples/[sampleId]': members,
  '/projects/[projectId]/annotate': members,
  '/projects/[projectId]/annotate/[sampleId]': author,
  '/projects/[projectId]/annotate/outcomes': workers,
  '/projects/[projectId]/guidelines': members,
  '/projects/[projectId]/guidelines/edit': leads,
  '/projects/[projectId]/exposure': members,
  '/projects/[projectId]/rounds': leads,
  '/projects/[projectId]/rounds/known': leads,
  '/projects/[projectId]/rounds/new': leads,
  '/projects/[projectId]/rounds/[roundId]': leads,
  '/projects/[projectId]/agreement': figures,
  '/projects/[projectId]/agreement/segments': figures,
  '/projects/[projectId]/judges': figures,
  '/projects/[projectId]/judges/pairs': figures,
  '/projects/[projectId]/judges/samples': figures,
  '/projects/[projectId]/judges/tests': figures,
  '/projects/[projectId]/judges/tests/new': leads,
  '/projects/[projectId]/judges/tests/[testId]': figures,
  '/projects/[projectId]/construction': leads,
  '/projects/[projectId]/construction/[recipe]': leads,
  '/projects/[projectId]/construction/answers/new': leads,
  '/projects/[projectId]/construction/answers/[answerRunId]': leads,
  '/projects/[projectId]/construction/runs/new': leads,
  '/projects/[projectId]/construction/runs/[constructionRunId]': leads,
  '/projects/[projectId]/runs': leads,
  '/projects/[projectId]/runs/new': leads,
  '/projects/[projectId]/runs/[runId]': leads,
  '/projects/[projectId]/runs/groups/new': leads,
  '/projects/[projectId]/runs/groups/[groupId]': leads,
  '/projects/[projectId]/import': leads,
  '/projects/[projectId]/import/[importId]': leads,
  '/projects/[projectId]/statistics': figures,
  '/projects/[projectId]/snapshots': figures,
  '/projects/[projectId]/snapshots/[snapshotId]': figures,
  '/projects/[projectId]/snapshots/[snapshotId]/changes': figures,
  '/projects/[projectId]/snapshots/[snapshotId]/corrections': figures,
  '/projects/[projectId]/export': members,
  '/projects/[projectId]/people': leads,
  '/projects/[projectId]/settings': leads,
  '/projects/[projectId]/adjudication': leads,
  '/projects/[projectId]/adjudication/[sampleId]': leads,
  '/projects/[projectId]/audit-log': leads,
  '/projects/[projectId]/audit-log/[annotationId]': leads,
  '/projects/[projectId]/[...rest]': page({
    owner: 404,
    lead: 404,
    annotator: 404,
    reader: 404,
    outsider: 404,
  }),
  '/audit-log': owners,
};

/** What a route is asked, and what each asker is told. */
export interface Call {
  answers: ExpectedStatuses;
  data?: (ids: RequestIds) => string | object;
  query?: string;
}
const lead = (done: number | readonly number[]): ExpectedStatuses => ({
  owner: done,
  lead: done,
  annotator: 403,
  reader: 403,
  outsider: 404,
  nobody: 401,
});
/** An import that one does not lead is not found. */
const importer: ExpectedStatuses = {
  owner: 200,
  lead: 200,
  annotator: 404,
  reader: 404,
  outsider: 404,
  nobody: 401,
};

/** Without METRICS_TOKEN there are no metrics. */
const nowhere: ExpectedStatuses = {
  owner: 404,
  lead: 404,
  annotator: 404,
  reader: 404,
  outsider: 404,
  nobody: 404,
};
const elsewhere: ExpectedStatuses = {
  owner: 303,
  lead: 303,
  annotator: 303,
  reader: 303,
  outsider: 303,
  nobody: 303,
};

/** Every route handler. */
export const CALLS: Record<string, Call> = {
  'GET /api/health': { answers: everybody },
  'GET /api/openapi.json': { answers: everybody },
  'GET /api/metrics': { answers: nowhere },
  'GET /api/v1/native-format/schema': { answers: everybody },
  'GET /api/v1/native-format/example': { answers: everybody },
  // To the provider, and back with a reason where nothing was begun.
  'GET /api/auth/oidc/start': { answers: elsewhere },
  'GET /api/auth/oidc/callback': { answers: elsewhere },
  'GET /api/[...all]': { answers: nowhere },
  'POST /api/[...all]': { answers: nowhere, data: () => ({}) },
  'PUT /api/[...all]': { answers: nowhere, data: () => ({}) },
  'PATCH /api/[...all]': { answers: nowhere, data: () => ({}) },
  'DELETE /api/[...all]': { answers: nowhere },
  'GET /api/auth/[...all]': { answers: everybody },
  'POST /api/auth/[...all]': { answers: { ...everybody }, data: () => ({}) },
  'POST /api/v1/projects/[projectId]/imports': {
    answers: lead(200),
    query: '?name=more.csv',
    data: () => 'question,ref,answer,id\nq,r,a,9\n',
  },
  'GET /api/v1/projects/[projectId]/imports': { answers: lead(200) },
  'GET /api/v1/projects/[projectId]/samples': { answers: { ...lead(200), annotator: 200, reader: 200 } },
  'POST /api/v1/projects/[projectId]/samples': {
    answers: lead(202),
    query: '?name=sent.jsonl',
    data: () => '{"question":"q","reference":"r","answer":"a","id":"10"}\n',
  },
  'POST /api/v1/projects/[projectId]/predictions': {
    answers: lead(202),
    query: '?method=mine&version=1',
    data: () => '{"sample":"1","verdict":"consistent"}\n',
  },
  'GET /api/v1/imports/[importId]': { answers: importer },
  'PATCH /api/v1/imports/[importId]': {
    answers: { ...importer, owner: 409, lead: 409 }, // all of its bytes are here
    query: '?offset=0',
  },
  'GET /api/v1/imports/[importId]/rejects': { answers: importer },
  'POST /api/v1/annotations/[annotationId]/changes': {
    answers: { owner: 403, lead: 403, annotator: 200, reader: 403, outsider: 404, nobody: 401 },
    data: () => ({ kind: 'flag', changeId: randomUUID(), version: 1, reason: 'to be looked at' }),
  },
};

/** The address of a page or route with its ids filled in; what is no id of ours becomes "none". */
export const fillPattern = (pattern: string, ids: Partial<RequestIds>): string =>
  pattern.replaceAll(/\[(\w+)\]/g, (_, name: string) => ids[name as keyof RequestIds] ?? 'none');
