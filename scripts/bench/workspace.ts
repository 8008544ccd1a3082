// npm run bench:workspace: keys in the workspace and what a save costs the server; prints one JSON line.
// `-- --keys` or `-- --saves`: that half alone; `-- --quick`: a quarter of the keys, enough to compare two builds by.
import { type KeySizes, measureKeys } from './workspace/workspace-keys';
import { measureSaves } from './workspace/workspace-saves';
import { startStudio } from './workspace/workspace-studio';

const asked = (flag: string): boolean => process.argv.includes(flag);
const sizes: KeySizes = asked('--quick') ? { samples: 7, keyed: 1 } : { samples: 22, keyed: 4 };

const studio = await startStudio();
try {
  const figures = {
    ...(asked('--saves') ? {} : await measureKeys(studio, sizes)),
    ...(asked('--keys') || asked('--quick') ? {} : await measureSaves(studio)),
  };
  const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]);
  process.stdout.write(`${JSON.stringify(Object.fromEntries(rounded))}\n`);
} finally {
  await studio.stop();
}
