import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandLineActor } from '@/lib/auth/ctx';
import { createUser } from '@/lib/auth/server/create-user';
import { connect } from '@/lib/db/client';
import { freePort } from '@/lib/db/embedded/free-port';
import { signInAs } from '../crash/browser';
import { CrashStudio } from '../crash/studio';
import { CRASH_PASSWORD } from '../crash/world';
import { processMemoryMb, resetPeakMemory } from './process-memory';

const EMAIL = 'owner@example.test';
const FORMATS = ['jsonl', 'csv', 'parquet'];

/** By how many MB the web app grows while a project is downloaded from it in each format, one after another; a page was served before. */
export async function webGrowthMb(databaseUrl: string, projectId: string): Promise<number> {
  const db = connect(databaseUrl, 1);
  await createUser(
    { actor: commandLineActor, db },
    { email: EMAIL, name: 'Owner', password: CRASH_PASSWORD, role: 'owner' },
  );
  await db.$disconnect();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-web-'));
  const studio = await CrashStudio.start(folder, await freePort(), databaseUrl);
  try {
    const browser = await signInAs(studio.url, EMAIL);
    const take = async (address: string): Promise<void> => {
      const response = await browser.fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      for await (const _ of response.body as AsyncIterable<Uint8Array>);
    };
    await take(`/projects/${projectId}/export`);
    resetPeakMemory(studio.webPid); // what it took to start is no growth
    const before = processMemoryMb(studio.webPid, 'VmRSS');
    for (const format of FORMATS) await take(`/api/v1/projects/${projectId}/export?format=${format}`);
    return processMemoryMb(studio.webPid, 'VmHWM') - before;
  } finally {
    await studio.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
