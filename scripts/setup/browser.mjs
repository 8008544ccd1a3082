import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from './root.mjs';
import { LauncherError, printLine } from './say.mjs';

/** The shell first: without the browser's own windows a test costs a third less. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A Chromium for the browser tests: the one named in E2E_CHROMIUM, Playwright's own, the system's, or Debian's package.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export async function ensureBrowser() {
  if (process.env.E2E_CHROMIUM) return process.env.E2E_CHROMIUM;
  const { chromium } = await import('@playwright/test');
  if (fs.existsSync(chromium.executablePath())) return undefined;
  const found = SYSTEM.find((at) => fs.existsSync(at));
  if (found) return found;
  printLine('Fetching a browser for the tests ...');
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  if (fs.existsSync(chromium.executablePath())) return undefined;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    printLine("Installing Debian's Chromium and CJK fonts ...");
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk');
    const installed = SYSTEM.find((at) => fs.existsSync(at));
    if (installed) return installed;
  }
  throw new LauncherError(
    'The browser tests need Chromium: install it, or name its path in E2E_CHROMIUM, then run npm test again.',
  );
}
