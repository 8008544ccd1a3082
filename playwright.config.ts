import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3199);
const url = `http://localhost:${port}`;
/** Where a company's sign-in provider stands beside the studio. */
const issuer = `http://127.0.0.1:${port + 1}`;
/** What fills the database. */
const seeds = `http://127.0.0.1:${port + 2}`;

// Workers read this file too and find what the first process set. E2E_DATABASE_URL names an empty database instead of
// the embedded one; E2E_DEV=1 tests the sources as they are, without a build.
if (!process.env.E2E_DATA_DIR) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'face4rag-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}

process.env.E2E_SEEDS = seeds;

/** The product as people start it, over a database of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 3,
  // What a test waits for are conditions; these limits hold on a machine five times slower that does other things as well.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser on a crowded machine may stop drawing for good: what passes only the second time is told by name at the end.
  // Outside continuous integration nothing is tried again.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Recording every test for the few that fail costs a fifth of the time: E2E_TRACE=1 asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.E2E_CHROMIUM },
  },
  projects: [
    { name: 'accounts', testMatch: /accounts\.setup\.ts/ },
    { name: 'studio', dependencies: ['accounts'] },
  ],
  webServer: [
    {
      command: `node --conditions=react-server --import tsx e2e/account/provider.ts ${port + 1} ${url}`,
      url: `${issuer}/.well-known/openid-configuration`,
      timeout: 120_000,
    },
    {
      command: `node --conditions=react-server --import tsx e2e/seeds/serve.ts ${port + 2}`,
      url: seeds,
      env: { DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: process.env.E2E_DATABASE_URL ?? '' },
      timeout: 120_000,
    },
    {
      command: process.env.E2E_DEV ? 'node scripts/start.mjs --dev' : 'node scripts/start.mjs',
      url: `${url}/api/health`,
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.E2E_DATA_DIR,
        DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
        LOG_LEVEL: 'error',
        // Each test has a browser of its own, so that it asks for every file anew: compressing them took a fifth of the run.
        COMPRESS: 'false',
        // Receivers of the tests stand on this machine.
        WEBHOOKS_ALLOW_PRIVATE: 'true',
        // The owner's session serves the whole run; the journey that is about this ages a session of its own.
        CONFIRM_MINUTES: '600',
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: 'studio',
        OIDC_CLIENT_SECRET: 'a secret between the studio and its provider',
        OIDC_NAME: 'Example Company',
      },
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  ],
});
