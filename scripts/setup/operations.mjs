// Writes generated/operations.ts: every file <name>.ts in a folder lib/**/operations is an operation, loaded when it is asked for.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';

const TARGET = inRoot('generated', 'operations.ts');

/** Brings the list up to date; touches the file only when it changes. */
export function writeOperations() {
  if (!fs.existsSync(inRoot('lib'))) return; // packages are installed before the sources are there
  const text = listOf(operationFiles());
  if (fs.existsSync(TARGET) && fs.readFileSync(TARGET, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(TARGET), { recursive: true });
  fs.writeFileSync(TARGET, text);
}

/** @returns {string[]} such as "lib/run/operations/run.start" */
function operationFiles() {
  return fs
    .readdirSync(inRoot('lib'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('lib', file))
    .filter((file) => path.basename(path.dirname(file)) === 'operations')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort((a, b) => (path.basename(a) < path.basename(b) ? -1 : 1));
}

/** @param {string[]} files */
function listOf(files) {
  const lines = files.map((file) => {
    const name = path.basename(file);
    const constant = name.replaceAll(/[.-]([a-z])/g, (_, letter) => letter.toUpperCase());
    return `  '${name}': () => import('@/${file}').then((file) => file.${constant}),`;
  });
  return `// Made by scripts/setup/operations.mjs.\nexport const OPERATIONS = {\n${lines.join('\n')}\n};\n`;
}
