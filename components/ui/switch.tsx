'use client';

import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { type ComponentProps } from 'react';
import { cx } from './cx';

type Props = Omit<ComponentProps<typeof BaseSwitch.Root>, 'className'> & { className?: string };

/** On or off, at once. For a choice that is sent with a form use Checkbox. */
export function Switch({ className, ...rest }: Props) {
  return (
    <BaseSwitch.Root
      {...rest}
      className={cx(
        'relative flex h-4.5 w-8 shrink-0 rounded-full bg-control p-0.5 transition-colors duration-100 after:absolute after:-inset-1 data-checked:bg-accent data-disabled:opacity-50',
        className,
      )}
    >
      <BaseSwitch.Thumb className="size-3.5 rounded-full bg-surface transition-transform duration-100 data-checked:translate-x-3.5" />
    </BaseSwitch.Root>
  );
}
