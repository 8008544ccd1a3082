import { LauncherError } from './say.mjs';

/** Lowest minor of each major that Prisma and Next accept; from 24 on every version. */
const LOWEST = { 20: 19, 22: 12 };

/**
 * Refuses a Node that the studio does not run on.
 * @param {string} version such as "20.19.0"
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 24 || (major in LOWEST && minor >= LOWEST[major])) return;
  throw new LauncherError(
    `Node ${version} is not supported: install Node 20.19+, 22.12+ or 24, then start again.`,
  );
}
