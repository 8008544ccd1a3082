// `npm test`: installs what is missing, then format, lint, layers, unused code, types, pure, database and browser tests. The browser
// has a row of its own beside the others: either row waits while the other works.
import { script } from './setup/say.mjs';
import { browserPart, checks, vitestPart } from './test/parts.mjs';
import { prepareAndRun } from './test/prepare.mjs';

await script(() =>
  prepareAndRun(({ executable, reports }) => [
    [browserPart(reports, { executable, args: ['--grep-invert', '@long'] })],
    [...checks(), vitestPart('pure', reports), vitestPart('db', reports)],
  ]),
);
