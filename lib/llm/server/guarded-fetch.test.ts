import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpProxy, type HttpProxy } from '@/lib/testing/judge/http-proxy';
import { llmServer, type LlmServer } from '@/lib/testing/judge/llm-server';
import { chat } from '../chat';
import { ALL_FEATURES } from '../features';
import { guardedFetch, publicLookup } from './guarded-fetch';

let server: LlmServer | undefined;
let proxy: HttpProxy | undefined;
afterEach(async () => {
  await server?.stop();
  await proxy?.stop();
});

const question = {
  prompt: 'fact.en/1',
  messages: [{ role: 'user' as const, content: 'Check.' }],
  shape: { name: 'fact_check', schema: {} },
  maxTokens: 10,
};
const ask = (baseUrl: string, fetch: typeof globalThis.fetch) =>
  chat(
    { baseUrl, apiKey: 'sk-1', model: 'judge-1', timeoutMs: 2_000, fetch },
    question,
    ALL_FEATURES,
    new AbortController().signal,
  );
const leadsTo = (...addresses: string[]) =>
  ((_, options, done) =>
    options.all
      ? done(
          null,
          addresses.map((address): LookupAddress => ({ address, family: 4 })),
        )
      : done(null, addresses[0]!, 4)) as LookupFunction;

it('reaches this machine where private addresses are allowed', async () => {
  server = await llmServer(() => '{"ok": true}');
  const fetch = guardedFetch({ allowPrivate: true, timeoutMs: 2_000 });
  await expect(ask(server.baseUrl, fetch)).resolves.toMatchObject({ text: '{"ok": true}' });
});

it.each([
  ['as numbers', (url: string) => url],
  ['as one number', (url: string) => url.replace('127.0.0.1', '2130706433')],
  ['as IPv6', (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
  ['by name', (url: string) => url.replace('127.0.0.1', 'localhost')],
])('refuses this machine otherwise, written %s, before a connection is opened', async (_, write) => {
  server = await llmServer(() => '{}');
  const fetch = guardedFetch({ allowPrivate: false, timeoutMs: 2_000 });
  await expect(ask(write(server.baseUrl), fetch)).rejects.toMatchObject({
    name: 'LlmFault',
    kind: 'unusable',
    reason: 'private_address',
    message: expect.stringContaining('FACE4RAG_LLM_ALLOW_PRIVATE') as string,
  });
  expect(server.requests).toEqual([]);
});

it('judges what a name leads to at the moment of connecting', async () => {
  server = await llmServer(() => '{}');
  const url = server.baseUrl.replace('127.0.0.1', 'models.example');
  const refused = guardedFetch({ allowPrivate: false, timeoutMs: 2_000 }, leadsTo('127.0.0.1'));
  await expect(ask(url, refused)).rejects.toMatchObject({ reason: 'private_address' });
  expect(server.requests).toEqual([]);
  const allowed = guardedFetch({ allowPrivate: true, timeoutMs: 2_000 }, leadsTo('127.0.0.1'));
  await expect(ask(url, allowed)).resolves.toMatchObject({ text: '{}' });
});

it('passes public addresses on, and none of a mixed lot', async () => {
  const look = (...addresses: string[]) =>
    new Promise((done) =>
      publicLookup(leadsTo(...addresses))('models.example', { all: true }, (error, found) =>
        done(error ?? found),
      ),
    );
  await expect(look('8.8.8.8')).resolves.toEqual([{ address: '8.8.8.8', family: 4 }]);
  await expect(look('8.8.8.8', '10.0.0.1')).resolves.toMatchObject({ reason: 'private_address' });
});

it('a redirect: is not followed', async () => {
  server = await llmServer(() => ({ status: 307, headers: { location: 'http://127.0.0.1:1/v1' } }));
  const fetch = guardedFetch({ allowPrivate: true, timeoutMs: 2_000 });
  await expect(ask(server.baseUrl, fetch)).rejects.toMatchObject({ kind: 'unusable', reason: 'redirected' });
});

it('uses its connections again', async () => {
  const connections = new Set<string>();
  const counting = http.createServer((request, response) => {
    connections.add(`${request.socket.remotePort}`);
    setTimeout(() => response.end('{}'), 20);
  });
  await new Promise<void>((ready) => counting.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(counting.address() as AddressInfo).port}/`;
  const fetch = guardedFetch({ allowPrivate: true, timeoutMs: 2_000 });
  for (let round = 0; round < 5; round += 1)
    await Promise.all(Array.from({ length: 32 }, async () => (await fetch(url)).text()));
  // 160 calls; a connection may still be closing its last one when the next round begins.
  expect(connections.size).toBeLessThanOrEqual(64);
  counting.closeAllConnections();
  counting.close();
});

describe('through a proxy', () => {
  const timeoutMs = 2_000;

  it('goes through a tunnel to the endpoint’s own name, which it does not look up', async () => {
    server = await llmServer(() => '{"ok": true}');
    proxy = await httpProxy(server.baseUrl);
    const { port } = new URL(server.baseUrl);
    const url = server.baseUrl.replace('127.0.0.1', 'models.example');
    const fetch = guardedFetch({ allowPrivate: true, timeoutMs, proxy: proxy.url });
    await expect(ask(url, fetch)).resolves.toMatchObject({ text: '{"ok": true}' });
    expect(proxy.asked).toEqual([`models.example:${port}`]);
    expect(server.requests[0]!.headers.authorization).toBe('Bearer sk-1');
  });

  it('a name that leads to this machine from here: refused before the proxy hears of it', async () => {
    server = await llmServer(() => '{}');
    proxy = await httpProxy(server.baseUrl);
    const url = server.baseUrl.replace('127.0.0.1', 'models.example');
    const fetch = guardedFetch({ allowPrivate: false, timeoutMs, proxy: proxy.url }, leadsTo('10.0.0.1'));
    await expect(ask(url, fetch)).rejects.toMatchObject({ kind: 'unusable', reason: 'private_address' });
    expect(proxy.asked).toEqual([]);
  });

  it.each(['http://10.0.0.1/v1', 'http://[::ffff:127.0.0.1]/v1', 'http://2130706433/v1'])(
    'a private address as numbers: refused before the proxy hears of it: %s',
    async (url) => {
      proxy = await httpProxy('http://127.0.0.1:9');
      const fetch = guardedFetch({ allowPrivate: false, timeoutMs, proxy: proxy.url });
      await expect(ask(url, fetch)).rejects.toMatchObject({ reason: 'private_address' });
      expect(proxy.asked).toEqual([]);
    },
  );

  it.each([
    ['as numbers', (url: string) => url],
    ['by name', (url: string) => url.replace('127.0.0.1', 'proxy.example')],
  ])('a proxy on a private address, written %s: refused where such are not allowed', async (_, write) => {
    proxy = await httpProxy('http://127.0.0.1:9');
    const names = ((host: string, ...rest: [never, never]) =>
      leadsTo(host === 'proxy.example' ? '127.0.0.1' : '8.8.8.8')(host, ...rest)) as LookupFunction;
    const fetch = guardedFetch({ allowPrivate: false, timeoutMs, proxy: write(proxy.url) }, names);
    await expect(ask('https://models.example/v1', fetch)).rejects.toMatchObject({
      reason: 'private_address',
    });
    expect(proxy.asked).toEqual([]);
  });

  it('a name that nobody here knows, and a proxy that refuses: the endpoint is unreachable', async () => {
    proxy = await httpProxy('http://127.0.0.1:9', 403);
    const unknown = ((_: string, __: never, done: (error: Error) => void) =>
      done(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }))) as LookupFunction;
    const guarded = guardedFetch({ allowPrivate: false, timeoutMs, proxy: proxy.url }, unknown);
    await expect(ask('https://models.example/v1', guarded)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(proxy.asked).toEqual([]);
    const open = guardedFetch({ allowPrivate: true, timeoutMs, proxy: proxy.url });
    await expect(ask('https://models.example/v1', open)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('403') as string,
    });
  });

  it('a redirect: is not followed', async () => {
    server = await llmServer(() => ({ status: 307, headers: { location: 'http://127.0.0.1:1/v1' } }));
    proxy = await httpProxy(server.baseUrl);
    const fetch = guardedFetch({ allowPrivate: true, timeoutMs, proxy: proxy.url });
    await expect(ask(server.baseUrl, fetch)).rejects.toMatchObject({ reason: 'redirected' });
  });
});
