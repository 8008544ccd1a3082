'use client';

import { useEffect, useRef } from 'react';

/**
 * A dialog that goes together with the button that opened it, as where a row was deleted, would leave the focus nowhere: the content of the page
 * has it then. Returns what to call when the dialog opens by itself.
 */
export function useFocusAfter(open: boolean | undefined): () => void {
  const opened = useRef(false);
  useEffect(() => {
    if (open) opened.current = true;
  }, [open]);
  useEffect(
    () => () => {
      if (!opened.current) return;
      // The dialog gives the focus back first, where it can.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
    [],
  );
  return () => {
    opened.current = true;
  };
}
