import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Child } from './child';
import { watchOver } from './watchdog';

/** A web app of a few lines: it says who it is, answers 503 when asked to, and hangs for good when asked to. */
const WEB_APP = `
  let status = 200;
  require('node:http').createServer((request, response) => {
    if (request.url === '/hang') for (;;);
    if (request.url === '/full') status = 503;
    response.writeHead(status).end(String(process.pid));
  }).listen(Number(process.env.PORT), '127.0.0.1');`;
/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
const PORT = await freePort();
const at = (path: string): string => `http://127.0.0.1:${PORT}${path}`;
const ask = (path: string): Promise<string | null> =>
  fetch(at(path), { signal: AbortSignal.timeout(1_000) }).then(
    (answer) => answer.text(),
    () => null,
  );

const stop = new AbortController();
const child = new Child(
  'web app',
  ['-e', WEB_APP],
  { ...process.env, PORT: String(PORT) },
  {
    started: () => undefined,
    hopeless: () => undefined,
  },
);
afterEach(async () => {
  stop.abort();
  await child.stop();
});

it('starts a web app that hangs again, and leaves one alone that answers, whatever it answers', async () => {
  child.start();
  await expect.poll(() => ask('/'), { timeout: 20_000 }).not.toBeNull();
  const first = child.pid;
  void watchOver(at('/'), () => child.restart(), {
    signal: stop.signal,
    everyMs: 20,
    answerMs: 1_000,
    misses: 3,
  });
  await ask('/full');
  for (let n = 0; n < 20; n += 1) expect(await ask('/')).toBe(String(first));
  await ask('/hang');
  await expect.poll(() => ask('/'), { timeout: 40_000 }).not.toBeNull();
  expect(child.pid).not.toBe(first);
});
