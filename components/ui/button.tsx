'use client';

import { Button as BaseButton } from '@base-ui/react/button';
import { LoaderCircle } from 'lucide-react';
import { type ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';

type Props = Omit<ComponentProps<typeof BaseButton>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that it is at work and takes no second press; keeps focus and width. */
  busy?: boolean;
  className?: string;
};

export function Button({ variant, size, busy = false, className, disabled, children, ...rest }: Props) {
  return (
    <BaseButton
      type="button"
      {...rest}
      disabled={disabled || busy}
      focusableWhenDisabled={busy}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, className })}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </BaseButton>
  );
}
