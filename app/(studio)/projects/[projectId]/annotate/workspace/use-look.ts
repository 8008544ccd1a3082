'use client';

import { useCallback, useState } from 'react';

/** Which piece of the selected segment's evidence to look at; `times` grows with every wish to see it again. */
export interface Look {
  at: number;
  times: number;
}

/** The look, a step to the next or the last piece, and a jump to one. Another segment starts at its first piece. */
export function useLook(
  selectedId: string,
  count: number,
): [Look, (by: 1 | -1) => void, (at: number) => void] {
  const [state, setState] = useState({ at: 0, times: 0, of: selectedId });
  const at = state.of === selectedId ? Math.min(state.at, Math.max(0, count - 1)) : 0;
  const by = useCallback(
    (step: 1 | -1) =>
      setState((before) => {
        const now = before.of === selectedId ? before.at : 0;
        // The first wish shows the first piece again: it may have been scrolled away.
        const fresh = before.of !== selectedId;
        const next = count === 0 || fresh ? now : (now + step + count) % count;
        return { at: next, times: before.times + 1, of: selectedId };
      }),
    [selectedId, count],
  );
  const to = useCallback(
    (next: number) => setState(({ times }) => ({ at: next, times: times + 1, of: selectedId })),
    [selectedId],
  );
  return [{ at, times: state.times }, by, to];
}
