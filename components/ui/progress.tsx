'use client';

import { Progress as BaseProgress } from '@base-ui/react/progress';
import { type ReactNode, useId } from 'react';
import { cx } from './cx';

interface Props {
  label: ReactNode;
  /** Null while nobody knows how much there is. */
  value: number | null;
  max?: number;
  /** Words at the right, such as "14 / 60". */
  note?: ReactNode;
  hideLabel?: boolean;
  tone?: 'accent' | 'confirmed' | 'needs' | 'danger';
  className?: string;
}

const BAR = { accent: 'bg-accent', confirmed: 'bg-confirmed', needs: 'bg-needs', danger: 'bg-danger' };

export function Progress({ label, value, max = 100, note, hideLabel, tone = 'accent', className }: Props) {
  const labelId = useId();
  return (
    // The library names the bar by its label only once it runs in the browser; the id is in the first HTML.
    <BaseProgress.Root
      aria-labelledby={labelId}
      value={value}
      max={Math.max(max, 1)}
      className={cx('flex flex-col gap-1.5', className)}
    >
      <div className={cx('flex items-baseline justify-between gap-3 text-sm', hideLabel && 'sr-only')}>
        <BaseProgress.Label id={labelId} className="text-ink-2">
          {label}
        </BaseProgress.Label>
        {note && <span className="num text-ink-2">{note}</span>}
      </div>
      <BaseProgress.Track className="h-1.5 overflow-hidden rounded-full bg-line">
        <BaseProgress.Indicator
          className={cx(
            'h-full rounded-full data-indeterminate:w-1/3 data-indeterminate:animate-pulse',
            BAR[tone],
          )}
        />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}
