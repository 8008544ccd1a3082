import { type ReactNode } from 'react';
import { cx } from './cx';

interface Props {
  icon?: ReactNode;
  title: ReactNode;
  /** `h1` where it is all that a page says. */
  heading?: 'p' | 'h1';
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Nothing here: why, and what to do about it. */
export function EmptyState({ icon, title, heading: Heading = 'p', children, action, className }: Props) {
  return (
    <div className={cx('flex flex-col items-center gap-3 px-6 py-14 text-center', className)}>
      {icon && <div className="text-ink-3 [&_svg]:size-7 [&_svg]:stroke-[1.5]">{icon}</div>}
      <Heading className="text-lg font-medium">{title}</Heading>
      {children && <div className="max-w-110 text-base text-ink-2">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
