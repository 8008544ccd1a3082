import { cx } from './cx';

/** Holds the place of what is loading, in its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-sm bg-line', className)} />;
}
