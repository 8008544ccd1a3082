import type { ReactNode } from 'react';
import { ActButton } from '@/components/error-text/act-button';
import { Progress } from '@/components/ui/progress';
import type { ActionOutcome } from '@/lib/entry/action';
import { Refresh } from './refresh';

interface Props {
  label: string;
  done: number;
  total: number;
  /** A server action with all that it needs bound to it; null for who may not stop the job. */
  stop: (() => Promise<ActionOutcome<unknown>>) | null;
  /** What its button says. */
  children: ReactNode;
}

/** How far a job is that waits or runs, and the way to stop it; the page is drawn anew every second. */
export function JobProgress({ label, done, total, stop, children }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Refresh everyMs={1_000} />
      <div className="min-w-60 flex-1" role="status">
        <Progress label={label} value={total === 0 ? null : done} max={Math.max(1, total)} />
      </div>
      {stop && <ActButton action={stop}>{children}</ActButton>}
    </div>
  );
}
