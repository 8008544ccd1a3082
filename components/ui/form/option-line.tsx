'use client';

import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from '../cx';

const LabelIdContext = createContext<string | undefined>(undefined);

/** Id of the words of the line that a control stands in, for its aria-labelledby. */
export function useOptionLabelId() {
  return use(LabelIdContext);
}

interface Props {
  /** A Checkbox, Radio or Switch. */
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
}

/**
 * A small control with its words beside it; the words are part of the target. The control is named by id: Base UI
 * reads the label around it only once the page runs, and until then the server's page would have no name for it.
 */
export function OptionLine({ control, label, hint, className }: Props) {
  const id = useId();
  return (
    <label id={id} className={cx('flex items-start gap-2.5 text-base', className)}>
      <span className="flex h-5.5 items-center">
        <LabelIdContext value={id}>{control}</LabelIdContext>
      </span>
      <span className="flex min-w-0 flex-col">
        <span>{label}</span>
        {hint && <span className="text-sm text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
