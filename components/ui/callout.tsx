import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { cx } from './cx';

type Kind = 'info' | 'success' | 'warning' | 'danger';

const LOOK: Record<Kind, string> = {
  info: 'border-line-strong bg-surface [&>svg]:text-accent',
  success: 'border-confirmed-line bg-confirmed-soft [&>svg]:text-confirmed',
  warning: 'border-needs-line bg-needs-soft [&>svg]:text-needs',
  danger: 'border-danger-line bg-danger-soft [&>svg]:text-danger',
};
const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface Props {
  kind?: Kind;
  title?: ReactNode;
  action?: ReactNode;
  /** "alert" when it appears because of what the person just did. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  children?: ReactNode;
}

/** Something to know before going on. */
export function Callout({ kind = 'info', title, action, role, className, children }: Props) {
  const Icon = ICON[kind];
  return (
    <div
      role={role}
      className={cx('flex items-start gap-3 rounded-lg border px-4 py-3', LOOK[kind], className)}
    >
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0" />
      <div className="min-w-0 flex-1 text-base">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-ink-2">{children}</div>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  );
}
