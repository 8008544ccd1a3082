import { type ReactNode } from 'react';
import { cx } from './cx';

/** A key on the keyboard. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-b-2 border-line-strong bg-surface px-1 text-xs text-ink-2',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
