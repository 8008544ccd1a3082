import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';

export interface Bar {
  key: string;
  label: string;
  /** A sign before the label, so that rows differ without colour. */
  mark?: ReactNode;
  count: number;
  /** The list of what the bar counts. */
  href: string;
  /** A Tailwind background. */
  tone: string;
}

/** Counts as horizontal bars, longest possible = the largest count; each opens its list. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="grid grid-cols-[max-content_1fr_max-content] items-center gap-x-3 gap-y-1.5 text-sm">
      {bars.map(({ key, label, mark, count, href, tone }) => (
        <li key={key} className="contents">
          <span className="flex items-center gap-2">
            {mark}
            <TextLink href={href}>{label}</TextLink>
          </span>
          <span aria-hidden className="h-3 rounded-sm bg-sunken">
            <span
              className={`block h-full rounded-sm ${tone}`}
              style={{ width: `${(count / most) * 100}%` }}
            />
          </span>
          <span className="num text-right text-ink-2">{count}</span>
        </li>
      ))}
    </ul>
  );
}
