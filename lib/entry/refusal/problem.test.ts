import { expect, it } from 'vitest';
import { problemResponse } from './problem';

it('a refusal: is problem details with the error as it was', async () => {
  const response = problemResponse({ code: 'not_found', object: 'sample' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    type: '/api-reference#error-not_found',
    title: 'There is no such object, or it is not to be seen',
    status: 404,
    error: { code: 'not_found', object: 'sample' },
  });
});

it('nobody signed in: the scheme that is wanted is named', () => {
  const { status, headers } = problemResponse({ code: 'unauthenticated' });
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Face4RAG Studio"']);
});

it('a token without the scope: the scope is named, where one would do', () => {
  const asked = (scope?: string | null) =>
    problemResponse({ code: 'forbidden', scope }).headers.get('www-authenticate');
  expect(asked('gold:read')).toBe(
    'Bearer realm="Face4RAG Studio", error="insufficient_scope", scope="gold:read"',
  );
  expect([asked(null), asked()]).toEqual([null, null]);
});

it('a path under another method: the methods that it has are named', () => {
  const { status, headers } = problemResponse({ code: 'wrong_method', allowed: ['GET', 'PATCH'] });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, PATCH']);
});

it.each(['rate_limited', 'busy'] as const)('%s: says when to come again', (code) => {
  expect(problemResponse({ code, retryAfterSeconds: 7 }).headers.get('retry-after')).toBe('7');
});

it('too long a body: the connection ends, as what is still on its way would be read as the next request', () => {
  expect(problemResponse({ code: 'too_large', limitBytes: 5 }).headers.get('connection')).toBe('close');
  expect(problemResponse({ code: 'not_found', object: 'sample' }).headers.get('connection')).toBeNull();
});
