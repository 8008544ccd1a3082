/** The mark: a line of text held against another, one span of it confirmed. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={className}
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
    >
      <path d="M4 6h16M4 12h5" className="stroke-ink" />
      <path d="M13 12h7" className="stroke-accent" strokeDasharray="0.1 3.4" />
      <path d="M4 18.5l2.6 2.3L11.5 15.5" className="stroke-accent" strokeLinejoin="round" />
      <path d="M15 18.5h5" className="stroke-ink" />
    </svg>
  );
}
