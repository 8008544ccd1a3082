import type http from 'node:http';
import type { Page } from '@playwright/test';
import { jsonLines } from '@/lib/testing/converted-file';
import { bytesOf, localServer } from '@/lib/testing/judge/local-server';
import { pythonWith } from '@/lib/testing/python';
import { type RecipeStudio, runRecipe } from '@/lib/testing/run-recipe';
import { expect, test } from '../fixtures';
import { makeProject } from '../project';
import { makeToken } from '../token';

const python = pythonWith('requests');
test.skip(python === null, 'No recipe was run: there is no python3 with requests.');

const [question, reference, answer] = ['How long?', 'The river is 120 km long.', 'It is 90 km long.'];
/** What a person says of the answer, whatever trace it came from. */
const labelled = (id: string) =>
  jsonLines({
    ...{ format: 'face4rag-studio/2', id, question, reference, answer },
    annotations: [
      {
        annotator: 'Ann',
        segments: [{ text: answer, fact: 'inconsistent', logic: 'consistent', error_type: 'KCont' }],
      },
    ],
  });

/** A server whose paths give JSON, or an answer of their own; what was posted is kept. */
async function jsonServer(paths: Record<string, (query: URLSearchParams) => unknown>) {
  const posted: { path: string; body: unknown; authorization: string | undefined }[] = [];
  let refused = false;
  const answered = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = new URL(request.url!, 'http://localhost');
    const path = url.pathname.replace(/^\/\d+\/v1/, '');
    const give = paths[`${request.method} ${path}`];
    if (request.method === 'POST') {
      if (!refused) {
        refused = true;
        response.writeHead(429, { 'retry-after': '1' }).end();
        return;
      }
      const body: unknown = JSON.parse((await bytesOf(request)).toString());
      posted.push({ path, body, authorization: request.headers.authorization });
    }
    response
      .writeHead(give ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(give ? give(url.searchParams) : { message: 'Not Found' }));
  };
  const server = await localServer((request, response) => void answered(request, response));
  return { ...server, posted };
}

async function studioFor(name: string, page: Page, url: string): Promise<RecipeStudio> {
  const { id: projectId } = await makeProject(name, { members: ['lead'] });
  const token = await makeToken(page, url, projectId, ['samples:write', 'annotations:read']);
  return { url, token, projectId };
}

async function label(page: Page, { token, projectId }: RecipeStudio, id: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  const sent = await page.request.post(`/api/v1/projects/${projectId}/samples?name=labels.jsonl`, {
    headers,
    data: labelled(id),
  });
  const { id: importId } = (await sent.json()) as { id: string };
  const row = async () =>
    (await (await page.request.get(`/api/v1/imports/${importId}`, { headers })).json()) as object;
  await expect.poll(row).toMatchObject({ state: 'done', rejected: 0 });
}

// Bodies: ObservationsV2Response and CreateScoreV1Request in fern/apis/server/definition of langfuse/langfuse. Before Langfuse 4 a server
// of one's own has no v2 (langfuse.com/docs/api-and-data-platform/features/observations-api): ObservationsViews of observations-v1.yml.
test(
  'recipe langfuse_traces: observations come in by either API, and gold goes back as a score',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('lead');
    const studio = await studioFor('From Langfuse', page, baseURL!);
    const own = {
      traceId: 't1',
      startTime: '2026-11-01T00:00:00Z',
      endTime: null,
      projectId: 'p',
      type: 'SPAN',
    };
    const root = { ...own, id: 'o1', parentObservationId: null, name: 'rag' };
    const found = { ...own, id: 'o2', parentObservationId: 'o1', name: 'retrieve', type: 'RETRIEVER' };
    const documents = [{ page_content: reference }];
    const second = await jsonServer({
      'GET /api/public/v2/observations': (query) =>
        query.get('cursor') === null
          ? {
              data: [
                { ...root, input: JSON.stringify({ question }), output: answer, providedModelName: 'gpt-x' },
              ],
              meta: { cursor: 'eyJ2IjoxfQ==' },
            }
          : { data: [{ ...found, input: question, output: JSON.stringify(documents) }], meta: {} },
      'POST /api/public/scores': () => ({ id: 'face4rag' }),
    });
    const first = await jsonServer({
      'GET /api/public/observations': (query) => ({
        data:
          query.get('page') === '1'
            ? [{ ...root, input: { question }, output: answer, model: 'gpt-x' }]
            : [{ ...found, input: question, output: documents, model: null }],
        meta: { page: Number(query.get('page')), limit: 100, totalItems: 2, totalPages: 2 },
      }),
    });
    const run = ({ baseUrl }: { baseUrl: string }, ...args: string[]) => {
      const variables = {
        LANGFUSE_HOST: baseUrl,
        LANGFUSE_PUBLIC_KEY: 'pk-lf-1',
        LANGFUSE_SECRET_KEY: 'sk-lf-1',
      };
      return runRecipe(python!, { ...studio, variables }, 'langfuse_traces.py', ...args);
    };
    expect(await run(second, 'in', '2026-11-01T00:00:00Z')).toBe('1 added, 0 there already, 0 rejected\n');
    expect(await run(first, 'in')).toBe('0 added, 1 there already, 0 rejected\n');
    expect(await run(second, 'out')).toBe('0 scores sent\n');

    await label(page, studio, 'o1');
    expect(await run(second, 'out')).toBe('1 scores sent\n');
    expect(second.posted).toEqual([
      {
        path: '/api/public/scores',
        authorization: `Basic ${Buffer.from('pk-lf-1:sk-lf-1').toString('base64')}`,
        body: {
          ...{ id: expect.stringMatching(/^face4rag-/), traceId: 't1', observationId: 'o1' },
          ...{
            name: 'consistency',
            value: 'inconsistent',
            dataType: 'CATEGORICAL',
            comment: `KCont: ${answer}`,
          },
        },
      },
    ]);
    await Promise.all([first.stop(), second.stop()]);
  },
);

// Bodies: SpansResponseBody in src/phoenix/server/api/routers/v1/spans.py and SpanAnnotationData in annotations.py of Arize-ai/phoenix. That
// annotations wait in a queue unless `sync` is asked for: Arize-ai/phoenix#4259.
test(
  'recipe phoenix_traces: spans come in page by page, and gold goes back as an annotation',
  { tag: '@long' },
  async ({ as, baseURL }) => {
    const page = await as('lead');
    const studio = await studioFor('From Phoenix', page, baseURL!);
    const times = { start_time: '2026-11-01T00:00:00Z', end_time: '2026-11-01T00:00:01Z', status_code: 'OK' };
    const span = (id: string, parent: string | null, kind: string, attributes: object) => ({
      ...{ id: `U3Bhbjo${id}`, name: kind.toLowerCase(), span_kind: kind, parent_id: parent, ...times },
      ...{ status_message: '', context: { trace_id: 'aa'.repeat(16), span_id: id }, attributes, events: [] },
    });
    const [root, retriever] = ['67f6740bbe1ddc3f', '67f6740bbe1ddc40'];
    const phoenix = await jsonServer({
      'GET /v1/projects/my%20rag/spans': (query) =>
        query.get('cursor') === null
          ? {
              data: [span(root, null, 'CHAIN', { 'input.value': question, 'output.value': answer })],
              next_cursor: 'U3BhbjoxMjM=',
            }
          : {
              data: [
                span(retriever, root, 'RETRIEVER', {
                  'retrieval.documents': [{ 'document.content': reference }],
                }),
              ],
              next_cursor: null,
            },
      'POST /v1/span_annotations': (query) =>
        query.get('sync') === 'true' ? { data: [{ id: 'U3BhbkFubm90YXRpb246MQ==' }] } : { data: [] },
    });
    const variables = { PHOENIX_HOST: phoenix.baseUrl, PHOENIX_PROJECT: 'my rag', PHOENIX_API_KEY: 'key' };
    const run = (...args: string[]) =>
      runRecipe(python!, { ...studio, variables }, 'phoenix_traces.py', ...args);
    expect(await run('in')).toBe('1 added, 0 there already, 0 rejected\n');
    await label(page, studio, root);
    expect(await run('out')).toBe('1 annotations sent\n');
    expect(phoenix.posted).toEqual([
      {
        path: '/v1/span_annotations',
        authorization: 'Bearer key',
        body: {
          data: [
            {
              ...{ span_id: root, name: 'consistency', annotator_kind: 'HUMAN' },
              ...{ identifier: expect.stringMatching(/^face4rag-/) },
              result: { label: 'inconsistent', score: 0, explanation: `KCont: ${answer}` },
            },
          ],
        },
      },
    ]);
    await phoenix.stop();
  },
);
