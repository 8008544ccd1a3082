'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** A part of a long table: its columns are as wide as those of the others. */
  part: boolean;
  children: ReactNode;
}

/** A table that scrolls in a box of its own where it is too wide; it can be reached by Tab then. */
export function ScrollingTable({ part, children }: Props) {
  const t = useTranslations('workspace.formatted');
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measured = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    measured.observe(element);
    return () => measured.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={part ? 'overflow-x-auto' : 'my-1 overflow-x-auto'}
      data-scrolls-across
      {...(scrolls && { role: 'group', 'aria-label': t('table'), tabIndex: 0 })}
    >
      <table className={part ? 'md-table md-table-part' : 'md-table'}>{children}</table>
    </div>
  );
}
