'use client';

import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, type MouseEvent } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that it is at work and takes no second press; keeps focus and width. */
  busy?: boolean;
  /** Disabled, it takes no press but can still have the focus. */
  focusableWhenDisabled?: boolean;
};

export function Button(props: Props) {
  const {
    variant,
    size,
    busy = false,
    className,
    disabled,
    focusableWhenDisabled,
    onClick,
    children,
    ...rest
  } = props;
  const off = disabled || busy;
  const held = off && (busy || focusableWhenDisabled);
  return (
    <button
      type="button"
      {...rest}
      disabled={off && !held}
      aria-disabled={held || undefined}
      aria-busy={busy || undefined}
      onClick={held ? refuse : onClick}
      className={buttonStyle({ variant, size, className })}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

/** A form is not sent either. */
const refuse = (event: MouseEvent): void => event.preventDefault();
