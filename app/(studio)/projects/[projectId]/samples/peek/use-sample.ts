'use client';

import { useEffect, useState } from 'react';
import { type KnownSample } from '@/lib/adjudication/server/gold/get-known-sample';
import { type AppError } from '@/lib/errors';

type Answer = { sample: KnownSample } | { error: AppError | null };

/** Whoever walks on at once did not want to read. */
const PAUSE = 60;

/**
 * The sample that is open, fetched when the selection rests on it; the previous one stays until it has come. `again`
 * refetches it, and so does a change of `version`. An error of null: the server cannot be reached.
 */
export function useSample(projectId: string, id: string, version: unknown) {
  const [answer, setAnswer] = useState<(Answer & { id: string }) | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = window.setTimeout(async () => {
      const found = await read(projectId, id, leaving.signal);
      if (found) setAnswer({ ...found, id });
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [projectId, id, version, round]);
  return { answer, current: answer?.id === id, again: () => setRound(round + 1) };
}

/** Null when it was given up. */
async function read(projectId: string, id: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const path = `/api/v1/projects/${projectId}/samples/${encodeURIComponent(id)}`;
    const response = await fetch(path, { signal, cache: 'no-store' });
    const body: unknown = await response.json();
    return response.ok ? { sample: body as KnownSample } : (body as { error: AppError });
  } catch {
    return signal.aborted ? null : { error: null };
  }
}
