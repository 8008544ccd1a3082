import { type ReactNode } from 'react';
import { cx } from './cx';

const WIDTHS = { narrow: 'max-w-180', normal: 'max-w-280', wide: 'max-w-none' };

/** The space of a screen below the bar: one column, the same margins everywhere. */
export function Page({
  width = 'normal',
  className,
  children,
}: {
  width?: keyof typeof WIDTHS;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cx('mx-auto flex w-full flex-col gap-6 px-4 py-6 sm:px-6', WIDTHS[width], className)}>
      {children}
    </div>
  );
}
