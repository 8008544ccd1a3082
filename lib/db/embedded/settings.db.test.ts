import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '@/lib/db/client';
import { logFile } from './server-log';
import { startEmbedded } from './server';

it('the log of the embedded server tells of a broken rule without the row that broke it', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-log-'));
  const server = await startEmbedded(dataDir);
  const db = connect(server.ownerUrl);
  try {
    const address = `${randomUUID()}@example.test`;
    await db.$executeRawUnsafe('CREATE TABLE person (email text UNIQUE)');
    await db.$executeRaw`INSERT INTO person VALUES (${address})`;
    await expect(db.$executeRaw`INSERT INTO person VALUES (${address})`).rejects.toThrow();
    const log = fs.readFileSync(logFile(dataDir), 'utf8');
    expect(log).toContain('person_email_key');
    expect(log).not.toContain(address);
  } finally {
    await db.$disconnect();
    await server.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
