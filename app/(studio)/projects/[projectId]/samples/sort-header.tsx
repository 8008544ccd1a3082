import { ArrowDown, ArrowUp } from 'lucide-react';
import Link from 'next/link';
import { TableHeader } from '@/components/ui/table';
import type { SampleQuery } from '@/lib/sample/query';

interface Props {
  /** What the column sorts by; null where it cannot. */
  sort: SampleQuery['sort'] | null;
  label: string;
  query: SampleQuery;
  to: (change: Partial<SampleQuery>) => string;
}

/** The head of a column: a link that sorts by it, and once more the other way round. */
export function SortHeader({ sort, label, query, to }: Props) {
  if (sort === null) return <TableHeader>{label}</TableHeader>;
  const here = query.sort === sort;
  // The latest first, where it is about time; else from the beginning.
  const descending = here ? !query.descending : sort === 'updated';
  const Arrow = query.descending ? ArrowDown : ArrowUp;
  return (
    <TableHeader aria-sort={here ? (query.descending ? 'descending' : 'ascending') : undefined}>
      <Link
        href={to({ sort, descending })}
        prefetch={false}
        className="-mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-ink"
      >
        {label}
        {here && <Arrow aria-hidden className="size-3" />}
      </Link>
    </TableHeader>
  );
}
