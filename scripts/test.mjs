// `npm test`: installs what is missing, then format, lint, layers, unused code, types, pure, database and browser tests. The browser,
// vitest and what reads the sources have a row each: one works while another waits.
import { script } from './setup/say.mjs';
import { browserPart, checks, vitestPart } from './test/parts.mjs';
import { prepareAndRun } from './test/prepare.mjs';

await script(() =>
  prepareAndRun(({ executable, reports, built }) => [
    [browserPart(reports, { executable, args: ['--grep-invert', '@long'], after: built })],
    [vitestPart('pure', reports), vitestPart('db', reports, { after: built })], // some of db start the product itself
    checks(built),
  ]),
);
