interface Props {
  rate: { value: number; low: number; high: number };
}

const at = (share: number): string => `${100 * share}%`;

/** A rate from 0 to 1 as a mark on a line with its interval; the words beside it say the same. */
export function RateBar({ rate: { value, low, high } }: Props) {
  return (
    <span aria-hidden className="relative block h-3 rounded-sm bg-sunken">
      <span
        className="absolute inset-y-0.5 rounded-sm bg-accent-line"
        style={{ left: at(low), width: at(high - low) }}
      />
      <span className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent" style={{ left: at(value) }} />
    </span>
  );
}
