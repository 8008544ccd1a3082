import { type ReactNode } from 'react';
import { cx } from '../cx';

interface Props {
  /** A Checkbox, Radio or Switch. */
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/** A small control with its words beside it; the words are part of the target. */
export function OptionLine({ control, label, hint, className }: Props) {
  return (
    <label className={cx('flex items-start gap-2.5 text-base', className)}>
      <span className="flex h-5.5 items-center">{control}</span>
      <span className="flex min-w-0 flex-col">
        <span>{label}</span>
        {hint && <span className="text-sm text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
