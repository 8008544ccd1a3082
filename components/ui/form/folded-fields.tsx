'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props {
  label: string;
  /** Something is entered already: begins unfolded. */
  given?: boolean;
  /** A field inside is not right: unfolded until it is. */
  faulty: boolean;
  children: ReactNode;
}

/** Fields that few need, behind a line that unfolds them. They are sent whether folded or not. */
export function FoldedFields({ label, given = false, faulty, children }: Props) {
  const [open, setOpen] = useState(given);
  return (
    <details
      open={open || faulty}
      onToggle={({ currentTarget }) => {
        // Folded by hand, a fault would be out of sight.
        if (faulty) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
      className="group/fields"
    >
      <summary className="-ml-1 inline-flex min-h-6 cursor-default list-none items-center gap-1 rounded-sm px-1 text-sm text-ink-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 text-ink-3 group-open/fields:rotate-90" />
        {label}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
