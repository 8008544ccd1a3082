import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '@/lib/testing/database/database';

const test = testDatabase();
const ours = { ...process.env };

/** The health as a web app with these settings finds it: settings are read once, so its modules are loaded again. */
async function healthWith(settings: Record<string, string>, waitLimitMs?: number) {
  vi.resetModules();
  Object.assign(process.env, { DATABASE_URL: test.url, ...settings });
  const { getHealth } = await import('./health');
  return getHealth(waitLimitMs);
}

afterEach(async () => {
  await (await import('@/lib/db/client')).disconnect();
  for (const name of ['FACE4RAG_EMBEDDED', 'DATA_DIR', 'MIN_FREE_DISK_MB']) delete process.env[name];
  Object.assign(process.env, ours);
});

describe('getHealth', () => {
  const embedded = { FACE4RAG_EMBEDDED: '1', DATA_DIR: os.tmpdir() };

  it('is ok with a database and room on its disk', async () => {
    const health = { ok: true, status: 'ok', database: true, disk: true };
    expect(await healthWith({ ...embedded, MIN_FREE_DISK_MB: '0' })).toMatchObject(health);
  });

  it('a disk below the free space limit: degraded', async () => {
    const health = { ok: false, status: 'degraded', database: true, disk: false };
    expect(await healthWith({ ...embedded, MIN_FREE_DISK_MB: '1e12' })).toMatchObject(health);
  });

  it('does not judge a disk of this machine by a database that is elsewhere', async () => {
    expect(await healthWith({ FACE4RAG_EMBEDDED: '0', MIN_FREE_DISK_MB: '1e12' })).toMatchObject({
      ok: true,
    });
  });

  it('a database that accepts connections and never replies: answers in time', async () => {
    const silent = net.createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const health = { ok: false, status: 'down', database: false };
    const sockets: net.Socket[] = [];
    silent.on('connection', (socket) => sockets.push(socket.on('error', () => undefined)));
    const asked = healthWith({ DATABASE_URL: `postgresql://app@127.0.0.1:${port}/app` }, 200);
    expect(await asked).toMatchObject(health);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('tells of a full disk after a save was refused for it, wherever the database is', async () => {
    expect(await healthWith({})).toMatchObject({ ok: true });
    const { toAppError } = await import('./refusal/to-app-error');
    toAppError(Object.assign(new Error('could not extend file'), { code: '53100' }));
    expect(await healthWith({})).toMatchObject({ ok: false, status: 'degraded', disk: false });
  });
});

describe('requireFreeDisk', () => {
  it('refuses an upload that would leave too little room for what people save', async () => {
    vi.resetModules();
    Object.assign(process.env, { FACE4RAG_EMBEDDED: '1', DATA_DIR: os.tmpdir(), MIN_FREE_DISK_MB: '1' });
    const { requireFreeDisk } = await import('@/lib/db/free-disk');
    await requireFreeDisk(1);
    await expect(requireFreeDisk(2 ** 60)).rejects.toMatchObject({
      error: { code: 'unavailable', what: 'disk' },
    });
  });
});
