// `npm run test:long`: what takes too long for `npm test`. A sample project labelled whole, an upload of 200 MB, random teams at work.
import { script } from './setup/say.mjs';
import { browserPart, vitestPart } from './test/parts.mjs';
import { prepareAndRun } from './test/prepare.mjs';

/** Every screen in every other look is one test. */
const LONG_MS = 1_800_000;

await script(() =>
  prepareAndRun(({ executable, reports, built }) => [
    [
      browserPart(reports, { executable, args: ['--grep', '@long', `--timeout=${LONG_MS}`], after: built }),
      vitestPart('long', reports),
    ],
  ]),
);
