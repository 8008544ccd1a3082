import { cx } from '@/components/ui/cx';

interface Props {
  count: number;
  /** Where it stands; by default over the upper right corner, `static` after the words. */
  className?: string;
}

/** A count at the edge of what it is about, which has to say it in words too. */
export function CountBadge({ count, className = '-top-0.5 -right-0.5' }: Props) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className={cx(
        'num absolute min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
