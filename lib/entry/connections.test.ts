import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_HEADER } from '@/lib/auth/client-address';
import { watchConnections } from './connections';

/** Short enough for a test to see each of them pass, far longer than a step of a test. */
const LIMITS = { idleMs: 60_000, headersMs: 300, bodyMs: 300, answeredMs: 300 };
const UPLOAD = '/api/v1/imports/1?offset=0';

/**
 * Responds at once to requests without a body, to a refused upload before its body, and to everything else after
 * reading it.
 */
const server = http.createServer({ connectionsCheckingInterval: 50 }, (request, response) => {
  // What Next does with each request, and what throws for TRACE.
  const { method } = new Request('http://studio.invalid', { method: request.method });
  response.setHeader('x-encodings', String(request.headers['accept-encoding']));
  response.setHeader('x-method', `${method} ${request.url}`);
  const answer = (): void => void response.end(String(request.headers[CLIENT_HEADER]));
  if (request.method === 'GET') return answer();
  if (request.headers.authorization === 'none') return void response.writeHead(401).end('refused');
  request.resume().on('end', answer);
});

let port: number;
let unwatch: () => void;
beforeAll(async () => {
  unwatch = watchConnections(LIMITS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  await fetch(`http://127.0.0.1:${port}`);
});
afterAll(() => {
  unwatch();
  server.closeAllConnections();
  server.close();
});

/** A connection on which `text` has been sent; collects what comes back. */
async function connection(text: string) {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let got = '';
  socket.on('data', (data) => (got += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(text);
  return { socket, closed, got: () => got };
}
const post = (path: string, more = '') =>
  connection(`PATCH ${path} HTTP/1.1\r\nhost: studio\r\ncontent-length: 1000\r\n${more}\r\nthe first bytes`);

it.each([
  [true, 'br, gzip'],
  [false, 'undefined'],
])('with compression %s: the server hears of the encodings "%s"', async (compress, heard) => {
  const end = watchConnections(LIMITS, compress);
  const { got, closed } = await connection(
    'GET /encodings HTTP/1.1\r\nhost: studio\r\nconnection: close\r\naccept-encoding: br, gzip\r\n\r\n',
  );
  await closed;
  end();
  expect(got()).toContain(`x-encodings: ${heard}`);
});

it('puts the address of the connection over what a client says of itself', async () => {
  const reply = await fetch(`http://127.0.0.1:${port}`, {
    headers: { [CLIENT_HEADER]: '198.51.100.1', 'x-forwarded-for': '198.51.100.2' },
  });
  expect(await reply.text()).toBe('127.0.0.1');
});

describe('a request that sends slowly', () => {
  it('is given up with an answer when its body is not here in time', async () => {
    const slow = await post('/api/auth/sign-in/email');
    await slow.closed;
    expect(slow.got()).toMatch(/^HTTP\/1.1 408 /);
    expect(slow.got()).toContain('"error":{"code":"interrupted"}');
  });

  it('lives on when it is an upload, however long it takes', async () => {
    const upload = await post(UPLOAD);
    // Longer than the time of every other body, as one that began later and has been given up shows.
    await (
      await post('/api/auth/sign-in/email')
    ).closed;
    await (
      await post('/api/auth/sign-in/email')
    ).closed;
    expect(upload.socket.destroyed).toBe(false);
    upload.socket.write('x'.repeat(1000 - 'the first bytes'.length));
    await expect.poll(upload.got).toContain('127.0.0.1');
    upload.socket.destroy();
  });

  it('is cut soon after it has been refused, also where uploads come in', async () => {
    const refused = await post(UPLOAD, 'authorization: none\r\n');
    await refused.closed;
    expect(refused.got()).toMatch(/^HTTP\/1.1 401 /);
  });

  it('is cut when its headers never end, while others are served', async () => {
    const held = await Promise.all(
      Array.from({ length: 200 }, () => connection('GET / HTTP/1.1\r\nhost: studio\r\nx: ')),
    );
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('127.0.0.1');
    await Promise.all(held.map(({ closed }) => closed));
  });
});

it.each([
  ['TRACE', '/sign-in'],
  ['OPTIONS', '*'],
  ['GET', '/projects/%ed%a0%80'],
  ['POST', '/api/v1/projects/a%ff/runs?size=1'],
  ['DELETE', '/api/v1/imports/%2'],
])('leads %s %s, which Next cannot read, to where there is nothing', async (method, path) => {
  const seen = await new Promise((resolve, reject) => {
    const sent = http.request({ port, host: '127.0.0.1', method, path }, (reply) => {
      resolve(reply.headers['x-method']);
      reply.resume();
    });
    sent.on('error', reject).end();
  });
  expect(seen).toBe('GET /api/none');
});

it('leaves a path that can be decoded as it is, whatever its query is', async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/projects/%E4%B8%AD%2F?q=%ff`);
  expect(reply.headers.get('x-method')).toBe('GET /projects/%E4%B8%AD%2F?q=%ff');
});
