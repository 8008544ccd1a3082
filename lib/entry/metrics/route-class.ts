/** What a request is for, as metrics tell them apart: few classes, and nothing of an address in them. */
export type RouteClass =
  | 'save'
  | 'next'
  | 'export'
  | 'upload'
  | 'sign_in'
  | 'health'
  | 'metrics'
  | 'static'
  | 'api'
  | 'action'
  | 'page';

const API: readonly [RouteClass, RegExp][] = [
  ['save', /^\/api\/v1\/annotations\/[^/]+\/changes$/],
  ['next', /^\/api\/v1\/projects\/[^/]+\/queue\//],
  ['export', /^\/api\/v1\/projects\/[^/]+\/export$/],
  ['upload', /^\/api\/v1\/projects\/[^/]+\/(imports|predictions)$/],
  ['sign_in', /^\/api\/auth\//],
  ['health', /^\/api\/health$/],
  ['metrics', /^\/api\/metrics$/],
  ['api', /^\/api\//],
  ['static', /^\/(_next\/|favicon|icon)/],
];

/** The class of a request, by its method and its path with or without a query. */
export function routeClass(method: string, url: string): RouteClass {
  const path = url.split('?')[0]!;
  const known = API.find(([, pattern]) => pattern.test(path))?.[0];
  return known ?? (method === 'POST' ? 'action' : 'page');
}
