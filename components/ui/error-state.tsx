import { CircleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { cx } from './cx';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** What to name when asking for help. */
  reference?: string;
  className?: string;
}

/** It did not work: what happened and what to do. */
export function ErrorState({ title, children, action, reference, className }: Props) {
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-3 px-6 py-14 text-center', className)}>
      <CircleAlert aria-hidden className="size-7 stroke-[1.5] text-danger" />
      <p className="text-lg font-medium">{title}</p>
      {children && <div className="max-w-110 text-base text-ink-2">{children}</div>}
      {reference && <code className="text-xs text-ink-3 select-all">{reference}</code>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
