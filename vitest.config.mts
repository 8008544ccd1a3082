import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const sources = '{lib,app,components,scripts,prisma}/**';

export default defineConfig({
  resolve: { alias: { '@': root, 'server-only': `${root}lib/testing/server-only.ts` } },
  test: {
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
          testTimeout: 180_000, // a property test takes two seconds, and thirty on a slow machine that does other things
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
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
