// `npm run test:long`: what takes too long for `npm test`. A sample project labelled whole, an upload of 200 MB, random teams at work.
import { script } from './setup/say.mjs';
import { browserPart, vitestPart } from './test/parts.mjs';
import { prepareAndRun } from './test/prepare.mjs';

await script(() =>
  prepareAndRun(({ executable, reports }) => [
    [browserPart(reports, { executable, args: ['--grep', '@long'] }), vitestPart('long', reports)],
  ]),
);
