import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type PrismaClient } from '@/generated/prisma/client';
import { connect } from '@/lib/db/client';
import { freePort } from '@/lib/db/embedded/free-port';
import { databaseAt, startTestServer } from '@/lib/testing/server';

export interface BenchStudio {
  url: string;
  db: PrismaClient;
  stop(): Promise<void>;
}

/** The product as people start it, built for production, over an empty database that goes with it. */
export async function startStudio(): Promise<BenchStudio> {
  const server = await startTestServer();
  const name = `f4r_bench_${randomUUID().slice(0, 8)}`;
  await server.createMigrated(name);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-bench-'));
  const port = Number(process.env.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseAt(server.url, name),
      LOG_LEVEL: 'error',
    },
  });
  await ready(child);
  const db = connect(databaseAt(server.url, name));
  return {
    url: `http://localhost:${port}`,
    db,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await db.$disconnect();
      await server.drop(name);
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the launcher's last word, and says its others on stderr. */
async function ready(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) {
    process.stderr.write(`${line}\n`);
    if (line.includes('Ready at')) return;
  }
  throw new Error('the studio did not start');
}
