import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const screens = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|css)$/.test(file))
    .map((file) => path.join(folder, file)),
);

/**
 * `group-has-*` ends in `*`: beside `body:has(...)` a browser then styles the whole page anew with every change of it, which took most of the time of a
 * key in the workspace.
 */
it('a rule with :has: names what it changes, and no utility that changes everything is used', () => {
  const found = screens.filter((file) =>
    /(group|peer)-has-|:has\([^{]*\* *\{/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
