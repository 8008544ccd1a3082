import { PageLink } from './page-link';
import { type ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';

type Props = Omit<ComponentProps<typeof PageLink>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
};

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <PageLink {...rest} className={buttonStyle({ variant, size, className })} />;
}
