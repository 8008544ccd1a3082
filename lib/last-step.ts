/** Takes all steps of a computation at once, and returns what it comes to; jobs take them one by one instead, to give way and to report. */
export function lastStep<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
