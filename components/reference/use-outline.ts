'use client';

import { useMemo, useState } from 'react';
import { type MarkedSpan } from '@/components/segment-text/runs';
import { type TextHeading, outlineText } from '@/lib/text/outline';

export interface OutlineState {
  headings: readonly TextHeading[];
  open: boolean;
  setOpen(open: boolean): void;
  /** The heading that was gone to, and how often one was. */
  asked: (MarkedSpan & { times: number }) | null;
  go(heading: TextHeading): void;
}

/** The sections of a long text, and the one that was jumped to. */
export function useOutline(text: string): OutlineState {
  const headings = useMemo(() => outlineText(text), [text]);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<OutlineState['asked']>(null);
  return useMemo(
    () => ({
      headings,
      open,
      setOpen,
      asked,
      go: ({ at: [start, end] }) => setAsked((last) => ({ start, end, times: (last?.times ?? 0) + 1 })),
    }),
    [headings, open, asked],
  );
}
