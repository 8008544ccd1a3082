import type { AppError } from '@/lib/errors';
import { HTTP_STATUS } from './status';

/** A refusal as programs read it: problem details (RFC 9457), with the error itself as a member of our own. */
export interface Problem {
  /** Where the reference of the API tells of this kind of refusal. */
  type: string;
  title: string;
  status: number;
  error: AppError;
}

/** One line for each kind, the same in every response (RFC 9457, section 3.1.3). */
export const PROBLEM_TITLES: Record<AppError['code'], string> = {
  unauthenticated: 'Nobody is signed in, or the token is not in force',
  forbidden: 'This person, or this token, may not do that',
  unconfirmed: 'The password has to be given again first',
  not_found: 'There is no such object, or it is not to be seen',
  no_route: 'The API has no such path',
  wrong_method: 'This path is asked by other methods',
  invalid: 'The request has fields that cannot be used',
  stale: 'The object has changed since it was read',
  state: 'The object refuses this in the state that it is in',
  exists: 'There is one already',
  rate_limited: 'Too many requests',
  too_large: 'The body is too large',
  quota: 'Waiting files take up all the space that is allowed',
  interrupted: 'The body stopped coming',
  busy: 'As much as can be done at once is being done',
  unavailable: 'A part of the studio is away for a moment',
  internal: 'A defect of the studio',
};

const BEARER = 'Bearer realm="Face4RAG Studio"';
export const PROBLEM_TYPE = 'application/problem+json';

/** The body of a refusal. */
export const problemOf = (error: AppError): Problem => ({
  type: `/api-reference#error-${error.code}`,
  title: PROBLEM_TITLES[error.code],
  status: HTTP_STATUS[error.code],
  error,
});

/**
 * A refusal as a response. 401 names the scheme that is wanted, 403 the scope that a token lacks, 405 the methods that there are, and what
 * passes by itself says when (RFC 9110, 11.6.1, 10.2.1 and 10.2.3; RFC 6750, 3.1).
 */
export function problemResponse(error: AppError): Response {
  const headers = new Headers({ 'content-type': PROBLEM_TYPE });
  if ('retryAfterSeconds' in error) headers.set('retry-after', String(error.retryAfterSeconds));
  if (error.code === 'unauthenticated') headers.set('www-authenticate', BEARER);
  if (error.code === 'forbidden' && typeof error.scope === 'string')
    headers.set('www-authenticate', `${BEARER}, error="insufficient_scope", scope="${error.scope}"`);
  if (error.code === 'wrong_method') headers.set('allow', error.allowed.join(', '));
  const status = HTTP_STATUS[error.code];
  if (status === 413) headers.set('connection', 'close'); // the rest of the body is still on its way
  return new Response(JSON.stringify(problemOf(error)), { status, headers });
}
