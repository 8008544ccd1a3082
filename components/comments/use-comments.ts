'use client';

import { useCallback, useEffect, useState } from 'react';
import { type AppError } from '@/lib/errors';
import { type CommentsView } from '@/lib/comment/view';
import { draftsAreOf } from './use-draft';

/** What was refused, or that the server could not be reached: to read, or with something to send. */
type CommentsError = AppError | 'network' | 'unsent';

export interface CommentsController {
  sampleId: string;
  view: CommentsView | null;
  fault: CommentsError | null;
  retry(): void;
  add(words: {
    id: string;
    segmentId: string | null;
    threadId: string | null;
    body: string;
  }): Promise<boolean>;
  change(
    commentId: string,
    change: { body: string; version: number } | { resolved: boolean },
  ): Promise<boolean>;
  remove(commentId: string): Promise<boolean>;
}

/** The comments on a sample, read when they are opened and after each act on them. */
export function useComments(projectId: string, sampleId: string, onChanged?: () => void): CommentsController {
  const [view, setView] = useState<CommentsView | null>(null);
  const [fault, setFault] = useState<CommentsError | null>(null);
  const [tries, setTries] = useState(0);
  const base = `/api/v1/projects/${projectId}`;
  const list = `${base}/samples/${sampleId}/comments`;
  useEffect(() => {
    let gone = false;
    void ask<CommentsView>(`${list}/seen`, { method: 'POST' }).then((answer) => {
      if (gone) return;
      setFault('fault' in answer ? answer.fault : null);
      if (!('value' in answer)) return;
      draftsAreOf(answer.value.me);
      setView(answer.value);
    });
    return () => {
      gone = true;
    };
  }, [list, tries]);
  const read = useCallback(() => setTries((count) => count + 1), []);
  const retry = useCallback(() => {
    setFault(null); // that it fails once more is said once more
    read();
  }, [read]);
  useEffect(() => {
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [read]);
  const send = async (path: string, method: string, body?: object): Promise<boolean> => {
    const answer = await ask<CommentsView | null>(path, { method, body });
    if ('fault' in answer) {
      setFault(answer.fault === 'network' ? 'unsent' : answer.fault);
      return false;
    }
    setFault(null);
    if (answer.value) setView(answer.value);
    else read();
    onChanged?.();
    return true;
  };
  return {
    sampleId,
    view,
    fault,
    retry,
    add: (words) => send(list, 'POST', words),
    change: (commentId, change) => send(`${base}/comments/${commentId}`, 'PATCH', change),
    remove: (commentId) => send(`${base}/comments/${commentId}`, 'DELETE'),
  };
}

async function ask<T>(
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<{ value: T } | { fault: AppError | 'network' }> {
  try {
    const response = await fetch(path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.status === 204) return { value: null as T };
    const answer = (await response.json()) as T & { error?: AppError };
    return response.ok ? { value: answer } : { fault: answer.error ?? 'network' };
  } catch {
    return { fault: 'network' };
  }
}
