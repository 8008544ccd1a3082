import type { AppError } from '@/lib/errors';

/** The one map from errors to HTTP, exhaustive over the union. */
export const HTTP_STATUS: Record<AppError['code'], number> = {
  unauthenticated: 401,
  forbidden: 403,
  unconfirmed: 403,
  not_found: 404,
  no_route: 404,
  wrong_method: 405,
  invalid: 422,
  stale: 409,
  state: 409,
  exists: 409,
  rate_limited: 429,
  too_large: 413,
  quota: 413,
  interrupted: 408,
  busy: 503,
  unavailable: 503,
  internal: 500,
};
