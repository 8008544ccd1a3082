'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { cx } from '@/components/ui/cx';

/** One line of a text that opens to the whole of it. */
export function Disclosure({ label, text, language }: { label: string; text: string; language: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className="flex w-full items-baseline gap-3 px-4 py-1.5 text-left -outline-offset-2 hover:bg-hover"
    >
      <span className="shrink-0 text-xs font-medium text-ink-3">{label}</span>
      <span lang={language} className={cx('min-w-0 flex-1 text-base', !open && 'truncate')}>
        {text}
      </span>
      <ChevronDown
        aria-hidden
        className={cx('size-4 shrink-0 self-center text-ink-3', open && 'rotate-180')}
      />
    </button>
  );
}
