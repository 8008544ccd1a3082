'use client';

import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { type Outcome, useOperation } from './use-operation';

interface Props {
  /** A server action with all that it needs bound to it. */
  action: () => Promise<Outcome<unknown>>;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A button that does one act at once, and says at the edge of the screen why it could not. */
export function ActButton({ action, size, children }: Props) {
  const { start, busy } = useOperation();
  return (
    <Button size={size} busy={busy} onClick={() => start(action)}>
      {children}
    </Button>
  );
}
