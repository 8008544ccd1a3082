import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '@/lib/auth/token/server/create-token';
import type { TokenScope } from '@/lib/operation/scope';
import { member, project } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { route } from './route';

process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
const test = testDatabase();
let projectId: string;
let secret: string;

beforeAll(async () => {
  projectId = (await project(test.db)).id;
  const lead = await member(test.db, projectId, 'lead');
  const scopes: TokenScope[] = ['projects:read', 'people:write'];
  ({ secret } = await createToken(lead, { name: 'A program', scopes, days: 1 }));
});

interface Sent {
  headers?: Record<string, string>;
  body?: object;
}
const ask = (method: string, path: string, { headers, body }: Sent = {}) =>
  route(
    new Request(`http://studio.example${path}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

describe('a program with a token', () => {
  it('asks under /api/v1, and finds nothing beside it', async () => {
    expect((await ask('GET', `/api/v1/projects/${projectId}`)).status).toBe(200);
    for (const path of [
      `/api/projects/${projectId}`,
      `/api/v2/projects/${projectId}`,
      '/api/v1',
      '/api/v1projects',
    ])
      expect((await ask('GET', path)).status, path).toBe(404);
  });

  it('a path that is not there, and one under another method: refused as problems', async () => {
    const [none, other] = [
      await ask('GET', '/api/v1/nothing'),
      await ask('PUT', `/api/v1/projects/${projectId}`),
    ];
    expect([none.status, await none.json()]).toMatchObject([404, { error: { code: 'no_route' } }]);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'DELETE, GET, PATCH']);
    expect(await other.json()).toMatchObject({ status: 405, error: { code: 'wrong_method' } });
  });

  it('a path of files under another method: refused with all that it has, operations and files', async () => {
    const path = `/api/v1/projects/${projectId}`;
    const methods = async (method: string, at: string) =>
      (await ask(method, `${path}/${at}`)).headers.get('allow');
    expect(await methods('GET', 'predictions')).toBe('POST');
    expect(await methods('PUT', 'samples')).toBe('GET, POST');
    expect((await ask('PUT', `${path}/samples`)).status).toBe(405);
  });

  it('asks with OPTIONS for the methods of a path, and of none for a path that is not there', async () => {
    const [there, none] = [
      await ask('OPTIONS', `/api/v1/projects/${projectId}`),
      await ask('OPTIONS', '/api/v1/nothing'),
    ];
    expect([there.status, there.headers.get('allow'), await there.text()]).toEqual([
      204,
      'DELETE, GET, PATCH',
      '',
    ]);
    expect([none.status, none.headers.get('allow')]).toEqual([404, null]);
  });

  it('asks with HEAD for what GET would say of a response, without its body', async () => {
    const path = `/api/v1/projects/${projectId}`;
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'content-type']) expect(head.headers.get(name)).toBe(get.headers.get(name));
    expect((await ask('HEAD', '/api/v1/nothing')).status).toBe(404);
    expect((await ask('HEAD', `${path}/samples`)).status).toBe(403);
  });

  it('with a field that the operation does not have: refused by its name, in a query and in a body', async () => {
    const path = `/api/v1/projects/${projectId}`;
    const issuesOf = async (response: Response): Promise<unknown[]> => {
      const { error } = (await response.json()) as { error: { issues: unknown[] } };
      return [response.status, error.issues];
    };
    const headers = { 'content-type': 'application/json' };
    const body = { role: 'reader', day: 3 };
    expect(await issuesOf(await ask('POST', `${path}/invitations`, { headers, body }))).toEqual([
      422,
      [{ path: 'day', code: 'unknown_field' }],
    ]);
    expect(await test.db.accessLink.count({ where: { projectId } })).toBe(0);
    expect(await issuesOf(await ask('GET', '/api/v1/projects?archive=true'))).toEqual([
      422,
      [{ path: 'archive', code: 'unknown_field' }],
    ]);
  });

  it('reads what has not changed without its body', async () => {
    const first = await ask('GET', `/api/v1/projects/${projectId}`);
    const etag = first.headers.get('etag')!;
    const again = await ask('GET', `/api/v1/projects/${projectId}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await test.db.project.update({ where: { id: projectId }, data: { name: 'Another name' } });
    const changed = await ask('GET', `/api/v1/projects/${projectId}`, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
  });

  it('without the scope: refused as a problem, with what is left of its quota', async () => {
    const response = await ask('GET', `/api/v1/projects/${projectId}/samples`);
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/);
    expect(await response.json()).toMatchObject({
      status: 403,
      error: { code: 'forbidden', scope: 'samples:read' },
    });
    expect(response.headers.get('www-authenticate')).toContain('scope="samples:read"');
  });

  it('that is not in force: 401, with the scheme', async () => {
    const response = await ask('GET', '/api/v1/projects', { headers: { authorization: 'Bearer f4r_none' } });
    expect([response.status, response.headers.get('www-authenticate')?.split(' ')[0]]).toEqual([
      401,
      'Bearer',
    ]);
  });
});

describe('a POST with an Idempotency-Key', () => {
  const invite = (key: string, body: object) =>
    ask('POST', `/api/v1/projects/${projectId}/invitations`, { headers: { 'idempotency-key': key }, body });
  const invitations = () => test.db.accessLink.count({ where: { projectId } });

  it('sent twice: the same status and body, one invitation', async () => {
    const [key, before] = [randomUUID(), await invitations()];
    const [first, second] = [
      await invite(key, { role: 'reader', days: 7 }),
      await invite(key, { role: 'reader', days: 7 }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(await invitations()).toBe(before + 1);
  });

  it('used for another request: 422', async () => {
    const key = randomUUID();
    await invite(key, { role: 'reader', days: 7 });
    const response = await invite(key, { role: 'lead', days: 7 });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { issues: [{ path: 'Idempotency-Key' }] } });
  });

  it('refused: the key is free for the request that is mended', async () => {
    const key = randomUUID();
    expect((await invite(key, { role: 'reader', days: 99 })).status).toBe(422);
    expect((await invite(key, { role: 'reader', days: 9 })).status).toBe(201);
  });
});
