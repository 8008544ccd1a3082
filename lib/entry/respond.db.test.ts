import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/lib/auth/ctx';
import { CLIENT_HEADER } from '@/lib/auth/client-address';
import { createToken } from '@/lib/auth/token/server/create-token';
import { TOKEN_QUOTA } from '@/lib/auth/token/server/token-limits';
import { person } from '@/lib/testing/database/builders';
import { testDatabase } from '@/lib/testing/database/database';
import { respond } from './respond';

const test = testDatabase();
let secret: string;
let tokenId: string;

beforeAll(async () => {
  const made = await createToken(await person(test.db), { name: 'A token', scopes: ['gold:read'], days: 1 });
  ({ secret, id: tokenId } = made);
});

beforeEach(async () => void (await test.db.attemptCount.deleteMany()));

const ask = (authorization: string, from = '192.0.2.1') =>
  new Request('http://studio.example/api/v1/me', { headers: { authorization, [CLIENT_HEADER]: from } });
const done = () => Promise.resolve(Response.json({ done: true }));

describe('a request with a token', () => {
  it('that is good: acts as it, and is told its quota', async () => {
    let actor: Actor | undefined;
    const response = await respond(ask(`Bearer ${secret}`), (found) => {
      actor = found;
      return done();
    });
    expect(actor).toMatchObject({ kind: 'token', tokenId });
    expect(response.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(response.headers.get('ratelimit')).toMatch(/^"token";r=599;t=\d+$/);
  });

  it('that has used up its quota: told when to come again, and nothing is done', async () => {
    const endsAt = new Date(Date.now() + 30_000);
    await test.db.attemptCount.create({
      data: { key: `token:${tokenId}`, count: TOKEN_QUOTA.requests, endsAt },
    });
    let ran = false;
    const response = await respond(ask(`Bearer ${secret}`), () => {
      ran = true;
      return done();
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('ratelimit')).toMatch(/^"token";r=0;t=/);
    expect(ran).toBe(false);
  });

  it('whose window is over: counts from one again', async () => {
    const endsAt = new Date(Date.now() - 1);
    await test.db.attemptCount.create({ data: { key: `token:${tokenId}`, count: 9_999, endsAt } });
    const response = await respond(ask(`Bearer ${secret}`), done);
    expect(response.headers.get('ratelimit')).toMatch(/r=599/);
  });

  it('that is bad: 401 a hundred times, then 429; a good one from the same address works on', async () => {
    const statuses = [];
    for (let n = 0; n < 101; n++) statuses.push((await respond(ask('Bearer made-up'), done)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await respond(ask('Bearer made-up', '192.0.2.2'), done)).status).toBe(401);
    expect((await respond(ask(`Bearer ${secret}`), done)).status).toBe(200);
  });
});
