// Part of `npm run build`: compiles what runs outside of the web app (scripts/setup/bundle.mjs).
import { ensureBundle } from './setup/bundle.mjs';
import { script } from './setup/say.mjs';

await script(ensureBundle);
