import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteReached, refuseUndecoded } from './action-reached';

/** Fails as Next does, before or after the action was reached; "/late" after something else was waited for. */
const server = createServer((request, response) => {
  refuseUndecoded(request, response);
  const fail = (): void => {
    if (request.url !== '/undecoded') noteReached();
    response.statusCode = 500;
    response.end('failed');
  };
  if (request.url === '/late') setImmediate(fail);
  else fail();
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const statusOf = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).status;
const call = { method: 'POST', headers: { 'next-action': 'a' } };

it('a call whose arguments no action got: 400, as what was sent is at fault', async () => {
  expect(await statusOf('/undecoded', call)).toBe(400);
});

it('a failure after the action was reached, or of a page: 500 as it is', async () => {
  expect(await statusOf('/reached', call)).toBe(500);
  expect(await statusOf('/late', call)).toBe(500);
  expect(await statusOf('/undecoded')).toBe(500);
});
