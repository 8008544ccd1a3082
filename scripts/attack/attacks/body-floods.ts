import type { Attack, AttackTarget } from '../attack';
import { flood } from '../raw';
import { actionIds, type Visitor } from '../visitor';

interface Entry {
  what: string;
  method: string;
  path: string;
  visitor: Visitor;
  headers?: Record<string, string>;
}

/** One route of each kind that reads bodies, or should not. */
function entries({ visitors, ids }: AttackTarget): Entry[] {
  const { nobody, annotator, reader } = visitors;
  const json = { 'content-type': 'application/json' };
  const action = { 'next-action': actionIds().get('app/(entry)/actions.ts signInAction')! };
  const imports = `/api/v1/projects/${ids.projectId}/imports?name=flood.csv`;
  const post = { method: 'POST', visitor: nobody };
  return [
    { ...post, what: 'sign-in', path: '/api/auth/sign-in/email', headers: json },
    { ...post, what: 'closed auth route', path: '/api/auth/sign-up/email', headers: json },
    {
      ...post,
      what: 'action, text',
      path: '/sign-in',
      headers: { ...action, 'content-type': 'text/plain;charset=UTF-8' },
    },
    {
      ...post,
      what: 'action, form',
      path: '/sign-in',
      headers: { ...action, 'content-type': 'multipart/form-data; boundary=a' },
    },
    {
      ...post,
      what: 'form without scripts',
      path: '/sign-in',
      headers: { 'content-type': 'multipart/form-data; boundary=a' },
    },
    {
      ...post,
      what: 'page',
      path: '/sign-in',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { ...post, what: 'no such page', path: '/no/such/page' },
    { ...post, what: 'image', path: '/_next/image' },
    { ...post, what: 'health', path: '/api/health', method: 'PUT' },
    { ...post, what: 'upload of nobody', path: imports },
    { ...post, what: 'upload of a reader', path: imports, visitor: reader },
    {
      ...post,
      what: 'save',
      path: `/api/v1/annotations/${ids.annotationId}/changes`,
      visitor: annotator,
      headers: json,
    },
    {
      ...post,
      what: 'comment',
      path: `/api/v1/projects/${ids.projectId}/samples/${ids.sampleId}/comments`,
      visitor: annotator,
      headers: json,
    },
    {
      ...post,
      what: 'save, of nobody',
      path: `/api/v1/annotations/${ids.annotationId}/changes`,
      headers: json,
    },
  ];
}

/** Bodies of hundreds of megabytes at each kind of route, with a length and in chunks without one, several at once. */
export const bodyFloods: Attack = {
  name: 'body-floods',
  async run(target) {
    const { url, force, answers } = target;
    const broken: string[] = [];
    for (const { what, method, path, visitor, headers } of entries(target))
      for (const chunked of [false, true]) {
        const one = {
          url: url + path,
          method,
          headers: { ...visitor.browser.headers, ...headers },
          bytes: force.floodBytes,
          chunked,
        };
        const results = await Promise.all(Array.from({ length: force.floods }, () => flood(one)));
        for (const { status } of results) {
          answers.note(`flood of ${what}`, status);
          // A page may be shown to who posts nothing that it knows; what it is sent must not be read.
          if (status >= 200 && status < 300 && what !== 'page') broken.push(`${what} answered ${status}`);
        }
      }
    return broken;
  },
};
