'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>;

/**
 * A link to a page of the studio. What its page needs is fetched once somebody points at it or moves the focus there; Next would
 * fetch it for every link in view, thirty requests a page.
 */
export function PageLink({ onMouseEnter, onFocus, onTouchStart, ...rest }: Props) {
  const [meant, setMeant] = useState(false);
  /** What is done then, behind a handler that was given. */
  const means =
    <Event,>(given?: (event: Event) => void) =>
    (event: Event) => {
      setMeant(true);
      given?.(event);
    };
  return (
    <Link
      {...rest}
      prefetch={meant ? null : false}
      onMouseEnter={means(onMouseEnter)}
      onFocus={means(onFocus)}
      onTouchStart={means(onTouchStart)}
    />
  );
}
