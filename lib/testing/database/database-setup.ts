import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { ensureBundle } from '@/scripts/setup/bundle.mjs';
import { startTestServer } from '../server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database with every migration applied, to be cloned by each test file. */
    template: { server: string; app: string; name: string };
  }
}

/** One server for the whole test run and one migrated template; each file clones it (lib/testing/database/database.ts). */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBundle(); // for tests that start parts of the product as processes
  const server = await startTestServer();
  const name = `f4r_template_${randomUUID().slice(0, 8)}`;
  await server.createMigrated(name);
  project.provide('template', { server: server.url, app: server.appUrl, name });
  return async () => {
    await server.drop(name);
    await server.stop();
  };
}
