/** A count at the corner of what it is about, which has to say it in words too. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="num absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
