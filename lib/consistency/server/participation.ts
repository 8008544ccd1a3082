/** Runs that this process takes part in, with how often. */
const here = new Map<string, number>();

/** Notes that this process works on a run, until the returned function is called. */
export function joinRun(runId: string): () => void {
  here.set(runId, (here.get(runId) ?? 0) + 1);
  return () => {
    const left = (here.get(runId) ?? 1) - 1;
    if (left > 0) here.set(runId, left);
    else here.delete(runId);
  };
}

export const participates = (runId: string): boolean => here.has(runId);
