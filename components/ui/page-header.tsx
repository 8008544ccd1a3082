import { type ReactNode } from 'react';
import { cx } from './cx';
import { PageTitle } from './page';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode;
  className?: string;
}

/** The head of a screen: the one h1, a line on what it is for, what can be done. */
export function PageHeader({ title, description, actions, className }: Props) {
  return (
    <div className={cx('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0 flex-1 basis-72">
        <PageTitle>{title}</PageTitle>
        {description && <p className="mt-1 max-w-[72ch] text-base text-ink-2">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
