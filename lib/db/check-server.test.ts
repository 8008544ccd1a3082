import net, { type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { scriptedPostgres } from '@/lib/testing/scripted-postgres';
import { checkServer } from './check-server';

async function saidOf(number: string, name: string, encoding = 'UTF8'): Promise<string> {
  const server = await scriptedPostgres({ number, name, encoding });
  try {
    return await checkServer(server.url).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  } finally {
    server.stop();
  }
}

describe('checkServer', () => {
  it('refuses a server before 15 and says which it is', async () => {
    expect(await saidOf('140022', '14.22 (Debian 14.22-1)')).toBe(
      'The server of DATABASE_URL is PostgreSQL 14.22 (Debian 14.22-1): the studio needs 15 or later; update it, or name another.',
    );
    expect(await saidOf('150000', '15.0')).toBe('taken');
    expect(await saidOf('180004', '18.4')).toBe('taken');
  });

  it('refuses a database that cannot hold every text', async () => {
    expect(await saidOf('150000', '15.0', 'LATIN1')).toBe(
      "The database of DATABASE_URL keeps its text as LATIN1: make one with CREATE DATABASE studio ENCODING 'UTF8' TEMPLATE template0, and name it there.",
    );
  });

  it('nobody listens: says so', async () => {
    const probe = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    await expect(checkServer(`postgresql://me:hush@127.0.0.1:${port}/gold`)).rejects.toThrow(
      `No PostgreSQL answers at 127.0.0.1:${port} (ECONNREFUSED): start it, or mend host and port in DATABASE_URL.`,
    );
  });

  it('refuses another kind of address', async () => {
    await expect(checkServer('mysql://host/gold', '--to')).rejects.toThrow(
      '--to has to begin with postgresql://',
    );
  });
});
