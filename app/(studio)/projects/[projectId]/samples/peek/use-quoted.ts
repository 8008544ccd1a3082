'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type TextMark } from '@/components/segment-text/marked-text';

/** A span of the reference that was asked for: its mark, and the box that is scrolled until it is seen. */
export function useQuoted(): {
  box: RefObject<HTMLDivElement | null>;
  marks: TextMark[];
  look(start: number, end: number): void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [quoted, setQuoted] = useState<{ start: number; end: number } | null>(null);
  useEffect(() => {
    if (quoted) box.current?.querySelector('[data-mark~="quoted"]')?.scrollIntoView({ block: 'center' });
  }, [quoted]);
  const marks = quoted ? [{ ...quoted, id: 'quoted', className: 'quoted' }] : [];
  return { box, marks, look: (start, end) => setQuoted({ start, end }) };
}
