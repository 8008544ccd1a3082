import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { printLine } from './say.mjs';

const PACKAGES = ['python3-requests', 'python3-pandas', 'python3-jsonschema'];

/**
 * What the recipes of docs/recipes need, from Debian's packages, where this may install them: about 15 seconds once. Tests that
 * find no such Python are skipped and say so. matplotlib would be four times as large: its recipe prints a table without it.
 */
export function ensurePython() {
  const has = () =>
    spawnSync('/usr/bin/python3', ['-c', 'import requests, pandas, jsonschema'], { stdio: 'ignore' })
      .status === 0;
  if (has() || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  printLine("Installing Debian's Python packages for the recipes ...");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
      stdio: 'ignore',
      env,
    });
  if (install().status === 0) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  if (install().status !== 0) printLine('They cannot be installed: what needs them is not tested.');
}
