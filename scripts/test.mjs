// `npm test`: installs what is missing, then format, lint, layers, unused code, types, pure, database and browser tests. Browser and
// database each keep all cores busy, so they follow each other; the rest fills the gaps that they leave.
import { script } from './setup/say.mjs';
import { browserPart, checks, vitestPart } from './test/parts.mjs';
import { prepareAndRun } from './test/prepare.mjs';

await script(() =>
  prepareAndRun(({ executable, reports, built }) => [
    [
      browserPart(reports, { executable, args: ['--grep-invert', '@long'], after: built }),
      vitestPart('db', reports, { after: built }), // some start the product itself
    ],
    [...checks(built), vitestPart('pure', reports)].map((part) => ({ ...part, behind: true })),
  ]),
);
