'use client';

import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ActionOutcome } from '@/lib/entry/action';
import { useOperation } from './use-operation';

interface Props {
  /** A server action with all that it needs bound to it. */
  action: () => Promise<ActionOutcome<unknown>>;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A button that runs one action at once and shows a toast if it fails. */
export function ActButton({ action, size, children }: Props) {
  const { start, busy } = useOperation();
  return (
    <Button size={size} busy={busy} onClick={() => start(action)}>
      {children}
    </Button>
  );
}
