'use client';

import { useState } from 'react';
import { lookAsCookie, type TableLook } from './table-look';

/** How a person likes the table of this name; what they change is there the next time. */
export function useLook(table: string, initial: TableLook) {
  const [look, setLook] = useState(initial);
  function keep(next: TableLook): void {
    setLook(next);
    document.cookie = lookAsCookie(table, next);
  }
  return [look, keep] as const;
}
