import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { afterEach, expect, it } from 'vitest';

/** A server that stops as Next's does: closed at SIGTERM, ended when its last connection is. `/slow` answers at a word on stdin. */
const SERVER = `
import http from 'node:http';
import { finishBeforeStopping } from './lib/entry/graceful-stop.ts';
const server = http.createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  if (request.url === '/slow') process.stdin.once('data', () => response.end('done'));
  else if (request.url === '/endless') response.write('and so on');
  else return response.end('ok');
  console.log('asked');
});
finishBeforeStopping(Number(process.env.WAIT_LIMIT_MS));
process.once('SIGTERM', () => {
  server.close(() => process.exit(0));
  console.log('stopping');
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  agent.destroy();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start(waitLimitMs: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, WAIT_LIMIT_MS: String(waitLimitMs) },
  });
  children.push(child);
  const ended = once(child, 'exit');
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const get = (path: string): Promise<{ text: string; connection?: string }> =>
    new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port: Number(String(port)), path };
      http
        .get(options, (response) => {
          let text = '';
          response.on('data', (chunk) => (text += String(chunk)));
          response.on('end', () => resolve({ text, connection: response.headers.connection }));
          response.on('error', reject);
        })
        .on('error', reject);
    });
  return { child, ended, get };
}

it('answers a request under way when the signal comes, and keeps no connection for a next one', async () => {
  const { child, ended, get } = await start(600_000);
  const asked = once(child.stdout, 'data');
  const slow = get('/slow');
  await asked;
  child.kill('SIGTERM');
  await once(child.stdout, 'data');
  child.stdin.write('go on');
  expect(await slow).toEqual({ text: 'done', connection: 'close' });
  expect(await ended).toEqual([0, null]);
});

it('a kept connection and an endless response: the server still ends', async () => {
  const { child, ended, get } = await start(100);
  expect((await get('/')).connection).toBe('keep-alive');
  const asked = once(child.stdout, 'data');
  const endless = get('/endless');
  await asked;
  child.kill('SIGTERM');
  await expect(endless).rejects.toThrow();
  expect(await ended).toEqual([0, null]);
});
