'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Browsers refuse an address change at every repeat of a key, so the address follows when the moving stops. */
const REST = 250;

/** The row that is open beside the table. It stands in the address; "back" closes it. */
export function usePeek(initial: string | null) {
  const [id, setId] = useState(initial);
  /** True while the entry before this one in the history is the list without it. */
  const entered = useRef(false);
  const timer = useRef(0);

  const onPop = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    setId(new URL(window.location.href).searchParams.get('peek'));
  });
  useEffect(() => {
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.clearTimeout(timer.current);
    };
  }, []);

  function open(next: string): void {
    window.clearTimeout(timer.current);
    if (id === null) {
      window.history.pushState(null, '', withPeek(next));
      entered.current = true;
    } else {
      timer.current = window.setTimeout(() => window.history.replaceState(null, '', withPeek(next)), REST);
    }
    setId(next);
  }

  function close(): void {
    if (id === null) return;
    window.clearTimeout(timer.current);
    setId(null);
    if (entered.current) window.history.back();
    else window.history.replaceState(null, '', withPeek(null));
    entered.current = false;
  }

  /** The list goes elsewhere and leaves it behind. */
  function forget(): void {
    window.clearTimeout(timer.current);
    setId(null);
    entered.current = false;
  }

  return { id, open, close, forget };
}

function withPeek(id: string | null): string {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete('peek');
  else url.searchParams.set('peek', id);
  return url.href;
}
