import { describe, expect, it } from 'vitest';
import { anonymous, userActor } from '@/lib/auth/ctx';
import { authenticate } from './authenticate';

const OWN = 'https://studio.example';
const FOREIGN = 'https://elsewhere.example';
const somebody = userActor('somebody', 'member');

/** Who asks, where the cookie is somebody's. */
function whoAsks(method: string, headers: Record<string, string>, actor = somebody) {
  const request = new Request(`${OWN}/api/projects`, {
    method,
    headers: { host: 'studio.example', ...headers },
  });
  return authenticate(request, () => Promise.resolve(actor === anonymous ? null : { actor }));
}

const refused = (code: string) => ({ error: { code } });

describe('a request that writes', () => {
  it('a cookie and our own origin: the person of the cookie', async () => {
    expect(await whoAsks('POST', { origin: OWN })).toEqual(somebody);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s, a cookie and a foreign origin: forbidden',
    async (method) => {
      await expect(whoAsks(method, { origin: FOREIGN })).rejects.toMatchObject(refused('forbidden'));
    },
  );

  it('a cookie and no origin at all: forbidden', async () => {
    await expect(whoAsks('POST', {})).rejects.toMatchObject(refused('forbidden'));
  });

  it.each([OWN, FOREIGN])(
    'a bearer token, origin %s: refused for the token, whatever the cookie says',
    async (origin) => {
      const asked = whoAsks('POST', { origin, authorization: 'Bearer made-up' });
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

  it('a bearer token: refused', async () => {
    const asked = whoAsks('GET', { authorization: 'bearer made-up' });
    await expect(asked).rejects.toMatchObject(refused('unauthenticated'));
  });
});
