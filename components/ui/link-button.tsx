import Link from 'next/link';
import { type ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';

type Props = Omit<ComponentProps<typeof Link>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle({ variant, size, className })} />;
}
