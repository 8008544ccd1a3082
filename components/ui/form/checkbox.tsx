'use client';

import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps } from 'react';
import { cx } from '../cx';
import { useOptionLabelId } from './option-line';

type Props = Omit<ComponentProps<typeof BaseCheckbox.Root>, 'className'> & { className?: string };

/** A box of 16 px; give it an aria-label, or put it in a label with OptionLine. */
export function Checkbox({ className, ...rest }: Props) {
  const labelId = useOptionLabelId();
  return (
    <BaseCheckbox.Root
      aria-labelledby={labelId}
      {...rest}
      className={cx(
        'relative inline-flex size-4 shrink-0 items-center justify-center rounded-sm bg-surface ring-1 ring-control ring-inset',
        // The target is 24 px although the box is 16.
        'after:absolute after:-inset-1 hover:ring-ink-3',
        'data-checked:bg-accent data-checked:ring-accent data-indeterminate:bg-accent data-indeterminate:ring-accent data-disabled:opacity-50',
        className,
      )}
    >
      <BaseCheckbox.Indicator className="flex text-on-accent">
        {rest.indeterminate ? (
          <Minus aria-hidden className="size-3.5" strokeWidth={3} />
        ) : (
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        )}
      </BaseCheckbox.Indicator>
    </BaseCheckbox.Root>
  );
}
