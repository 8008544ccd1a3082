import { expect, it } from 'vitest';
import { routeClass } from './route-class';

it.each([
  ['POST', '/api/v1/annotations/1/changes', 'save'],
  ['GET', '/api/v1/annotations/1', 'api'],
  ['POST', '/api/v1/projects/1/queue/next', 'next'],
  ['GET', '/api/v1/projects/1/export?format=jsonl', 'export'],
  ['POST', '/api/v1/projects/1/imports', 'upload'],
  ['POST', '/api/auth/sign-in/email', 'sign_in'],
  ['GET', '/_next/static/chunks/a.js', 'static'],
  ['POST', '/projects/1/settings', 'action'],
  ['GET', '/projects/1', 'page'],
])('%s %s is of class %s', (method, url, expected) => {
  expect(routeClass(method, url)).toBe(expected);
});
