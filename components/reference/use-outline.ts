'use client';

import { useMemo, useState } from 'react';
import { type Mark } from '@/components/segment-text/runs';
import { type Heading, outline } from '@/lib/text/outline';

export interface Outline {
  headings: readonly Heading[];
  open: boolean;
  setOpen(open: boolean): void;
  /** The heading that was gone to, and how often one was. */
  asked: (Mark & { times: number }) | null;
  go(heading: Heading): void;
}

/** The sections of a long text, and the one that was jumped to. */
export function useOutline(text: string): Outline {
  const headings = useMemo(() => outline(text), [text]);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Outline['asked']>(null);
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
