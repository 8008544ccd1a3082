'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowCommand } from '@/components/data-table/row-keys';
import { Sheet } from '@/components/ui/overlay/sheet';
import { PeekBody } from './peek-body';
import { PeekHead } from './peek-head';
import { PeekError } from './peek-error';
import { PeekSkeleton } from './peek-skeleton';
import { useSample } from './use-sample';
import { useWide } from './use-wide';

interface Props {
  projectId: string;
  id: string;
  /** The rows of the page, in their order. */
  ids: readonly string[];
  /** Changes when the list has been read anew. */
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
