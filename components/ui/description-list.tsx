import { Fragment, type ReactNode } from 'react';
import { cx } from './cx';

/** Facts about one thing, name beside value; a long name breaks at half the width. */
export function DescriptionList({
  items,
  className,
}: {
  items: readonly { term: ReactNode; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl
      className={cx('grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-base', className)}
    >
      {items.map((item, index) => (
        <Fragment key={index}>
          <dt className="text-ink-3">{item.term}</dt>
          <dd className="min-w-0 wrap-break-word">{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
