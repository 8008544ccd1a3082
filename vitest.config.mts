import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
/** The slowest test takes half a minute, and two on a machine that is five times slower and does other things. */
const LIMIT_MS = 300_000;
const sources = '{lib,app,components,scripts,prisma}/**';

export default defineConfig({
  resolve: { alias: { '@': root, 'server-only': `${root}lib/testing/server-only.ts` } },
  test: {
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [`${sources}/*.test.{ts,tsx}`],
          exclude: [`${sources}/*.db.test.ts`, `${sources}/*.long.test.ts`],
          setupFiles: ['lib/testing/fresh-process.ts'],
          isolate: false,
          environment: 'node',
          testTimeout: LIMIT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: [`${sources}/*.db.test.ts`],
          globalSetup: ['lib/testing/database/database-setup.ts'],
          setupFiles: ['lib/testing/fresh-process.ts'],
          isolate: false,
          environment: 'node',
          env: { LOG_LEVEL: 'silent' },
          testTimeout: LIMIT_MS,
          hookTimeout: LIMIT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [`${sources}/*.long.test.ts`],
          globalSetup: ['lib/testing/database/database-setup.ts'],
          environment: 'node',
          env: { LOG_LEVEL: 'silent' },
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
