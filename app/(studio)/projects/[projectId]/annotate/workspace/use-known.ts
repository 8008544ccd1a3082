import { useCallback, useState } from 'react';
import { type WorkspaceView } from '@/lib/annotation/view';
import { type KnownAnswer } from '@/lib/round/view';

/** The known answer of a training sample: with the view, or asked for once the sample has been handed in. */
export function useKnown({ known, annotation }: WorkspaceView): [KnownAnswer | null, () => void] {
  const [asked, setAsked] = useState<KnownAnswer | null>(null);
  const { id } = annotation;
  const ask = useCallback(() => {
    void fetch(`/api/annotations/${id}/known`)
      .then(async (response) => response.ok && setAsked((await response.json()) as KnownAnswer | null))
      .catch(() => undefined); // the page shows it when it is loaded again
  }, [id]);
  return [known ?? asked, ask];
}
