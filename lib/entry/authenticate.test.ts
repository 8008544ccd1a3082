import { describe, expect, it } from 'vitest';
import { type Actor, anonymous, userActor } from '@/lib/auth/ctx';
import { fail } from '@/lib/errors';
import { authenticate } from './authenticate';

const OWN = 'https://studio.example';
const FOREIGN = 'https://elsewhere.example';
const somebody = userActor('somebody', 'member');
const program: Actor = {
  kind: 'token',
  tokenId: '7',
  scopes: ['gold:read'],
  projectId: null,
  userId: 'another',
  role: 'member',
};

/** Who asks, where the cookie is somebody's and one token is good. */
function whoAsks(method: string, headers: Record<string, string>, actor = somebody) {
  const request = new Request(`${OWN}/api/v1/projects`, {
    method,
    headers: { host: 'studio.example', ...headers },
  });
  return authenticate(request, {
    byCookie: () => Promise.resolve(actor === anonymous ? null : { actor }),
    byToken: (secret) => (secret === 'good' ? Promise.resolve(program) : fail({ code: 'unauthenticated' })),
  });
}

const refused = (code: string) => ({ error: { code } });

describe('a request that writes', () => {
  it('a cookie and our own origin: the person of the cookie', async () => {
    expect(await whoAsks('POST', { origin: OWN })).toEqual(somebody);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s, a cookie and a foreign origin: forbidden',
    async (method) => {
      await expect(whoAsks(method, { origin: FOREIGN, cookie: 'a=b' })).rejects.toMatchObject(
        refused('forbidden'),
      );
    },
  );

  it('a cookie and no origin at all: forbidden', async () => {
    await expect(whoAsks('POST', { cookie: 'a=b' })).rejects.toMatchObject(refused('forbidden'));
  });

  it('neither a token nor a cookie: told that nobody is signed in', async () => {
    await expect(whoAsks('POST', {}, anonymous)).rejects.toMatchObject(refused('unauthenticated'));
  });

  it.each([OWN, FOREIGN])(
    'a good token, origin %s: whom it stands for, whatever the cookie says',
    async (origin) => {
      expect(await whoAsks('POST', { origin, authorization: 'Bearer good' })).toEqual(program);
    },
  );

  it('a good token and no origin: whom it stands for', async () => {
    expect(await whoAsks('POST', { authorization: 'Bearer good' })).toEqual(program);
  });

  it.each(['Bearer made-up', 'bearer ', 'Bearer'])(
    '%j: refused, whatever the cookie says',
    async (authorization) => {
      const asked = whoAsks('POST', { origin: OWN, authorization });
      await expect(asked).rejects.toMatchObject(refused('unauthenticated'));
    },
  );
});

describe('a request that reads', () => {
  it.each(['GET', 'HEAD'])('%s, a cookie and a foreign origin: the person of the cookie', async (method) => {
    expect(await whoAsks(method, { origin: FOREIGN })).toEqual(somebody);
  });

  it('no session: nobody', async () => {
    expect(await whoAsks('GET', {}, anonymous)).toEqual(anonymous);
  });

  it('a good token: whom it stands for', async () => {
    expect(await whoAsks('GET', { authorization: 'bearer good' })).toEqual(program);
  });

  it('a bad token: refused', async () => {
    const asked = whoAsks('GET', { authorization: 'bearer made-up' });
    await expect(asked).rejects.toMatchObject(refused('unauthenticated'));
  });
});
