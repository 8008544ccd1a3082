import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

const EVERY_MS = 700;

/**
 * Asks an address of the API again and again for as long as what it tells is going on, then has the screen read again; the latest that it told,
 * null before.
 *
 * @param path null asks for nothing
 * @param isGoing the same function in every render
 */
export function useLatest<Told>(path: string | null, isGoing: (told: Told) => boolean): Told | null {
  const router = useRouter();
  const [latest, setLatest] = useState<Told | null>(null);
  useEffect(() => {
    if (path === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();
    async function ask(url: string): Promise<void> {
      try {
        const response = await fetch(url, { signal: stop.signal });
        if (!response.ok) return router.refresh();
        const now = (await response.json()) as Told;
        if (!isGoing(now)) return router.refresh();
        setLatest(now);
      } catch {
        if (stop.signal.aborted) return;
        // Out of reach for a moment: the next question may get through.
      }
      timer = setTimeout(() => void ask(url), EVERY_MS);
    }
    timer = setTimeout(() => void ask(path), EVERY_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path, isGoing, router]);
  return latest;
}
