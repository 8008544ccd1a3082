import { type ReactNode } from 'react';

/** The heading of a card, and its first line of text. */
export function Heading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-5">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      {children && <p className="mt-1 text-base text-ink-2">{children}</p>}
    </div>
  );
}
