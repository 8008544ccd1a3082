import { type ReactNode, useId } from 'react';
import { cx } from './cx';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** For what cannot be undone: apart, with an edge of its own. */
  tone?: 'plain' | 'danger';
  className?: string;
  children: ReactNode;
}

/** A titled part of a screen on its own surface. */
export function Section({ title, description, actions, tone = 'plain', className, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'rounded-lg border bg-surface',
        tone === 'danger' ? 'border-danger-line' : 'border-line',
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {description && <p className="mt-0.5 max-w-[72ch] text-base text-ink-2">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <div className="px-5 pt-3 pb-5">{children}</div>
    </section>
  );
}
