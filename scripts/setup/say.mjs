// Words of the launcher on the terminal: progress to stdout, one clear line for a failure.

/** A failure that the person can mend; its message says how. */
export class LauncherError extends Error {}

/** @param {string} line */
export function printLine(line) {
  process.stdout.write(`[face4rag] ${line}\n`);
}

/**
 * Runs the whole of a script: a Refusal is one line, anything else keeps its stack; both end with exit code 1.
 * @param {() => Promise<void>} work
 */
export async function script(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(
      `[face4rag] ${error instanceof LauncherError ? error.message : (error?.stack ?? error)}\n`,
    );
    process.exit(1);
  }
}
