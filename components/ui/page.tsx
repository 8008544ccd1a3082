import { type ReactNode } from 'react';
import { cx } from './cx';

/** The margins of everything below the bar and in it: what starts a line starts at the same place on every page. */
export const GUTTER = 'px-4 sm:px-6';

const WIDTHS = { narrow: 'max-w-180', normal: 'max-w-320' };

/** The space of a screen below the bar: one column at the left, so that titles stand still from page to page; forms are narrower. */
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
    <div className={cx('flex w-full flex-col gap-6 pt-4 pb-6', GUTTER, WIDTHS[width], className)}>
      {children}
    </div>
  );
}

/** A screen that is one list: as wide as the window and, on large ones, as high, so that the list scrolls by itself. */
export function ListFrame({ children }: { children: ReactNode }) {
  return (
    <div
      className={cx(
        'flex min-w-0 flex-1 flex-col gap-3 py-4 lg:min-h-120 lg:basis-0 lg:overflow-hidden',
        GUTTER,
      )}
    >
      {children}
    </div>
  );
}

/** The one h1 of a screen, as high as the buttons beside it. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-xl leading-8 font-semibold tracking-tight">{children}</h1>;
}
