import { useCallback, useEffect, useState } from 'react';
import type { TrainingResult } from '@/lib/adjudication/training';
import { type WorkspaceView } from '@/lib/annotation/view';

/** Fetches the known answer of a training sample: at once if it has been submitted, otherwise when it is. */
export function useTraining({ round, annotation }: WorkspaceView): [TrainingResult | null, () => void] {
  const [result, setResult] = useState<TrainingResult | null>(null);
  const { id, state } = annotation;
  const ask = useCallback(() => {
    void fetch(`/api/v1/annotations/${id}/known`)
      .then(async (response) => response.ok && setResult((await response.json()) as TrainingResult | null))
      .catch(() => undefined); // the page shows it when it is loaded again
  }, [id]);
  const done = (round?.training ?? false) && state === 'submitted';
  useEffect(() => {
    if (done) ask();
  }, [done, ask]);
  return [result, ask];
}
