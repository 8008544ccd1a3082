import { spawnSync } from 'node:child_process';

/** Debian's own first: scripts/setup/python.mjs installs packages for that one. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

/** A Python that has these modules; null where there is none. */
export const pythonWith = (...modules: string[]): string | null =>
  PYTHONS.find((python) => spawnSync(python, ['-c', `import ${modules.join(', ')}`]).status === 0) ?? null;
