/**
 * Lets a command end as it would where nobody reads on, as `| head` does: what it still says goes nowhere.
 * @param {NodeJS.WriteStream} stream
 */
export function outliveClosedOutput(stream = process.stdout) {
  stream.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  });
}
