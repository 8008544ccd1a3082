import { type ChildProcess, spawn } from 'node:child_process';
import { bundledProgram } from '@/scripts/setup/bundle.mjs';

/** A worker as people start it, over a database; resolves when it is ready for jobs. */
export async function productWorker(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, bundledProgram('worker'), {
    env: { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(chunk).includes('worker ready')) break;
  child.stdout.resume();
  return child;
}
