import { useFormatter } from 'next-intl';

/** Counts per day as columns; read out as a list. Heights are shares of the largest count. */
export function DayBars({ days }: { days: readonly { day: string; count: number }[] }) {
  const format = useFormatter();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const date = (day: string): string =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const ends = [days[0], days.at(-1)].flatMap((end) => end ?? []);
  return (
    <div>
      <ol className="flex h-28 items-end gap-1 border-b border-line">
        {days.map(({ day, count }) => (
          <li key={day} className="flex h-full flex-1 flex-col justify-end" title={`${date(day)}: ${count}`}>
            <span className="sr-only">{`${date(day)}: ${count}`}</span>
            {count > 0 && (
              <span aria-hidden className="num text-center text-xs text-ink-2">
                {count}
              </span>
            )}
            <span
              aria-hidden
              className="rounded-t-sm bg-accent"
              style={{ height: `${(count / most) * 75}%` }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden className="num mt-1 flex justify-between text-xs text-ink-3">
        {ends.map(({ day }) => (
          <span key={day}>{date(day)}</span>
        ))}
      </p>
    </div>
  );
}
