import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT_HEADER } from '@/lib/auth/client-address';
import { watchConnections } from './connections';

const server = http.createServer((request, response) => response.end(request.headers[CLIENT_HEADER]));

beforeAll(async () => {
  watchConnections();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('puts the address of the connection over what a client says of itself', async () => {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}`, {
    headers: { [CLIENT_HEADER]: '198.51.100.1', 'x-forwarded-for': '198.51.100.2' },
  });
  expect(await reply.text()).toBe('127.0.0.1');
});

it('lets a request take as long as it sends', () => {
  expect(server.requestTimeout).toBe(0);
  expect(server.timeout).toBeGreaterThan(0);
});
