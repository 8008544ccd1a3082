'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Long model text, folded; rendered only when open, with its own scrolling. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/folded">
      <summary className="-ml-1 inline-flex h-6 cursor-default list-none items-center gap-0.5 rounded-sm px-1 text-xs text-ink-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 text-ink-3 group-open/folded:rotate-90" />
        {label}
      </summary>
      {open && (
        <div
          role="group"
          aria-label={label}
          tabIndex={0}
          data-scrolls
          className="mt-0.5 max-h-72 overflow-y-auto rounded-sm bg-sunken px-2.5 py-1.5 text-ink-2 -outline-offset-2"
        >
          {children}
        </div>
      )}
    </details>
  );
}
