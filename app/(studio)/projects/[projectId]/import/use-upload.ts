'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type AppError, AppFailure, fail } from '@/lib/errors';
import { isSameFile } from '@/lib/exchange/upload/same-file';
import { sendFile, type SendProgress } from '@/lib/exchange/upload/send-file';
import type { ImportView } from '@/lib/exchange/import/view';
import { cancelImport } from './[importId]/actions';
import { xhrTransport } from './xhr-transport';

/**
 * Uploads a chosen file, resuming an unfinished upload of the same file if there is one, then opens its screen, unless `onReady` goes on
 * with it.
 */
export function useUpload(
  projectId: string,
  unfinished: readonly ImportView[],
  onReady?: (row: ImportView) => void,
) {
  const router = useRouter();
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [error, setError] = useState<AppError | 'network' | null>(null);
  const running = useRef<{ stop: AbortController; importId: string | null } | null>(null);
  useEffect(() => () => running.current?.stop.abort(), []);

  async function send(file: File): Promise<void> {
    const mine = { stop: new AbortController(), importId: null as string | null };
    running.current = mine;
    setError(null);
    setProgress({ sent: 0, size: file.size, waitsFor: null });
    try {
      mine.importId = unfinished.find((row) => isSameFile(row, file))?.id ?? (await create(projectId, file));
      const row = await sendFile(file, mine.importId, xhrTransport(mine.stop.signal), setProgress);
      if (onReady) onReady(row);
      else {
        router.push(`/projects/${projectId}/import/${row.id}`);
        router.refresh();
      }
    } catch (thrown) {
      if (mine.stop.signal.aborted) return;
      setError(thrown instanceof AppFailure ? thrown.error : 'network');
    }
    setProgress(null);
  }

  async function cancel(): Promise<void> {
    const { stop, importId } = running.current ?? {};
    stop?.abort();
    setProgress(null);
    const outcome = importId ? await cancelImport({ importId }) : null;
    if (outcome?.ok === false) setError(outcome.error);
    router.refresh();
  }

  return { progress, error, send: (file: File) => void send(file), cancel: () => void cancel() };
}

async function create(projectId: string, { name, size, lastModified }: File): Promise<string> {
  const query = new URLSearchParams({ name, size: String(size), modified: String(lastModified) });
  const response = await fetch(`/api/v1/projects/${projectId}/imports?${query}`, { method: 'POST' });
  const body = (await response.json()) as { id: string } | { error: AppError };
  return 'error' in body ? fail(body.error) : body.id;
}
