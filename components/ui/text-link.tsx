import { PageLink } from './page-link';
import { type ComponentProps } from 'react';
import { cx } from './cx';

/** A link inside running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      {...rest}
      className={cx(
        'rounded-sm text-accent underline decoration-accent-line underline-offset-3 hover:decoration-accent',
        className,
      )}
    />
  );
}
