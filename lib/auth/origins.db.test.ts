import { beforeAll, describe, expect, it } from 'vitest';
import { commandLineActor } from '@/lib/auth/ctx';
import { testDatabase } from '@/lib/testing/database/database';
import { type Auth, build } from './better-auth';
import { createUser } from './server/create-user';

const test = testDatabase();
const PASSWORD = 'a river in the hills';
const EMAIL = 'wei@example.test';
let auth: Auth;

beforeAll(async () => {
  process.env.FACE4RAG_SECRET ??= 'a secret of the tests, longer than it must be';
  auth = build(test.db);
  const ctx = { actor: commandLineActor, db: test.db };
  await createUser(ctx, { email: EMAIL, name: 'Wei', password: PASSWORD, role: 'member' });
});

/** What a browser's sign-in gets that says these headers; the address that the server listens on is another one. */
async function signIn(headers: Record<string, string>): Promise<number> {
  const { status } = await auth.handler(
    new Request('http://0.0.0.0:3000/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    }),
  );
  return status;
}

describe('the origin of a sign-in', () => {
  it.each([
    ['another name of the machine', { host: 'annotate.lan:3000', origin: 'http://annotate.lan:3000' }],
    ['another port', { host: 'localhost:8080', origin: 'http://localhost:8080' }],
    ['an address', { host: '192.168.1.7:3000', origin: 'http://192.168.1.7:3000' }],
    ['a proxy that keeps the host', { host: 'studio.example', origin: 'https://studio.example' }],
    [
      'a proxy that forwards the host',
      {
        host: '127.0.0.1:3000',
        'x-forwarded-host': 'studio.example',
        'x-forwarded-proto': 'https',
        origin: 'https://studio.example',
      },
    ],
    [
      'two proxies in a row',
      {
        host: '127.0.0.1:3000',
        'x-forwarded-host': 'studio.example, inner.example',
        origin: 'https://studio.example',
      },
    ],
  ])('is its own: %s', async (_, headers) => {
    expect(await signIn(headers)).toBe(200);
    expect(await signIn({ ...headers, cookie: 'theme=dark' })).toBe(200);
  });

  it.each([
    ['another site', { host: 'studio.example', origin: 'https://evil.example' }],
    ['another port of the machine', { host: 'studio.example:3000', origin: 'http://studio.example:4000' }],
    ['a name that begins alike', { host: 'studio.example', origin: 'https://studio.example.evil.example' }],
    ['no origin to speak of', { host: 'studio.example', origin: 'null' }],
    [
      'the host behind the proxy',
      { host: '127.0.0.1:3000', 'x-forwarded-host': 'studio.example', origin: 'http://127.0.0.1:3000' },
    ],
    [
      'a form on another site',
      { host: 'studio.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    ],
  ])('is foreign: %s', async (_, headers) => {
    expect(await signIn(headers)).toBe(403);
    expect(await signIn({ ...headers, cookie: 'theme=dark' })).toBe(403);
  });
});
