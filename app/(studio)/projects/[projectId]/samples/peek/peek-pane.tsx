'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { rowCommand } from '@/components/data-table/row-keys';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useErrorText } from '@/components/error-text/use-error-text';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import type { AppError } from '@/lib/errors';
import { PeekBody } from './peek-body';
import { PeekHead } from './peek-head';
import { PeekSkeleton } from './peek-skeleton';
import { useSample } from './use-sample';

interface Props {
  projectId: string;
  id: string;
  /** The rows of the page, in their order. */
  ids: readonly string[];
  /** Changes when the list has been read again. */
  version: unknown;
  leads: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
  ref: RefObject<HTMLElement | null>;
}

/** One sample beside the list, or over it on a small screen; the keys of the rows work in it too. */
export function PeekPane({ projectId, id, ids, version, leads, onOpen, onClose, ref }: Props) {
  const t = useTranslations('samples.peek');
  const wide = useWide();
  const { answer, current, again } = useSample(projectId, id, version);
  const at = ids.indexOf(id);
  const neighbour = (by: 1 | -1) => (at < 0 ? undefined : ids[at + by]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = rowCommand(event);
    const inField = (event.target as HTMLElement).closest('input, textarea') !== null;
    if (!command || event.defaultPrevented || inField) return;
    if (command.kind === 'close') {
      event.preventDefault();
      onClose();
    }
    // The arrows scroll here.
    if (command.kind !== 'move' || (event.code !== 'KeyJ' && event.code !== 'KeyK')) return;
    event.preventDefault();
    const to = neighbour(command.to === 'next' ? 1 : -1);
    if (to) onOpen(to);
  });
  useEffect(() => {
    const pane = ref.current;
    pane?.addEventListener('keydown', onKey);
    return () => pane?.removeEventListener('keydown', onKey);
  }, [ref, wide]);

  const sample = answer && 'sample' in answer ? answer.sample : null;
  const inside = (
    <>
      <PeekHead
        projectId={projectId}
        leads={leads}
        onOpen={onOpen}
        onClose={onClose}
        sample={current ? sample : null}
        previous={neighbour(-1)}
        next={neighbour(1)}
      />
      {answer && 'error' in answer && current && <PeekError error={answer.error} onAgain={again} />}
      {!sample && !(answer && current) && <PeekSkeleton />}
      {sample && (
        <div key={sample.id} aria-busy={!current} className={current ? undefined : 'opacity-50'}>
          <PeekBody sample={sample} />
        </div>
      )}
    </>
  );
  if (!wide)
    return (
      <Sheet ref={ref} label={t('label')} onClose={onClose}>
        {inside}
      </Sheet>
    );
  return (
    <section
      ref={ref}
      aria-label={t('label')}
      tabIndex={-1}
      className="w-[min(34rem,42vw)] shrink-0 overflow-y-auto rounded-lg border border-line bg-surface"
    >
      {inside}
    </section>
  );
}

/** Why the sample cannot be shown; null where the server cannot be reached. */
function PeekError({ error, onAgain }: { error: AppError | null; onAgain: () => void }) {
  const c = useTranslations('common');
  const text = useErrorText();
  return (
    <ErrorState
      title={error ? text.whole(error) : text.network}
      action={<Button onClick={onAgain}>{c('retry')}</Button>}
    />
  );
}

const WIDE = '(min-width: 1024px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True where a pane fits beside the list; so it is taken to be before the screen is known. */
function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
