'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { Comments } from '@/components/comments/comments';
import { useToast } from '@/components/ui/overlay/toast';
import type { AdjudicationView } from '@/lib/adjudication/view';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { KeySheet } from './key-sheet';
import { type AdjudicationCommand } from './keys';
import { PeopleNotes } from './people-notes';
import { ReopenDialog } from './reopen-dialog';
import { SegmentList } from './segment-list';
import { AdjudicationHeader } from './adjudication-header';
import { Texts } from './texts';
import { useAdjudication } from './use-adjudication';
import { useAdjudicationKeys } from './use-adjudication-keys';
import { useSplitting } from './use-splitting';
import { firstOf, nextWaiting, waits } from './waits';
import { WriteDialog } from './write-dialog';

/** The adjudication of one sample: the texts on one side, everybody's labels unit by unit on the other; keys for all. */
export function AdjudicationWorkspace({ initial, query }: { initial: AdjudicationView; query: string }) {
  const t = useTranslations('adjudication');
  const router = useRouter();
  const toast = useToast();
  const { view, act, busy, undoable } = useAdjudication(initial);
  const { project, sample, raters, units, adjudication } = view;
  const [chosen, setAt] = useState(() => firstOf(initial.units));
  // There may be fewer segments than before.
  const at = Math.min(chosen, Math.max(0, units.length - 1));
  const [open, setOpen] = useState<'write' | 'mark' | 'reopen' | 'keys' | 'comments' | null>(null);
  /** How often T asked for the comments: they then have the focus. */
  const [calls, setCalls] = useState(0);
  const [found, setFound] = useState<Evidence | null>(null);
  const base = `/projects/${project.id}/adjudication`;
  const adjudicated = adjudication?.state === 'submitted';
  const closed = view.refused !== null || adjudicated || (adjudication !== null && !adjudication.mine);
  const splitting = useSplitting(units, act);

  const select = useCallback((index: number) => setAt(index), []);
  const take = useCallback(
    (unit: number, annotationId: string) => {
      setAt(unit);
      void act({ kind: 'take', unit, annotationId });
    },
    // `act` reads the latest state through a reference.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const write = useCallback((index: number) => {
    setAt(index);
    setOpen('write');
  }, []);
  const writeOn = useCallback((item: Evidence) => {
    setFound(item);
    setOpen('write');
  }, []);
  const closeWrite = (): void => {
    setFound(null);
    setOpen((now) => (now === 'write' || now === 'mark' ? null : now));
  };
  async function next(): Promise<void> {
    const search = new URLSearchParams(query);
    search.set('after', sample.id);
    const response = await fetch(`/api/projects/${project.id}/adjudication/next?${search.toString()}`);
    const { sampleId } = (await response.json()) as { sampleId?: string | null };
    if (!sampleId) toast.done({ title: t('allDone') });
    router.push(sampleId ? `${base}/${sampleId}${query && `?${query}`}` : `${base}${query && `?${query}`}`);
  }

  async function adjudicate(): Promise<void> {
    if (closed) return next();
    const first = units.findIndex(waits);
    if (first >= 0) {
      setAt(first);
      toast.error({ title: t('undecidedLeft', { count: units.filter(waits).length }) });
      return;
    }
    if (await act({ kind: 'submit' })) await next();
  }

  function obey(command: AdjudicationCommand): void {
    const unit = units[at];
    switch (command.kind) {
      case 'move':
        return setAt(Math.min(Math.max(at + command.by, 0), units.length - 1));
      case 'next-disputed':
        return setAt(nextWaiting(units, at));
      case 'take':
      case 'accept': {
        const side =
          command.kind === 'take' ? command.side : (unit?.sides.findIndex((one) => one !== null) ?? -1);
        const rater = raters[side];
        const may = command.kind === 'take' || unit?.disputed === false;
        if (closed || !rater || !may || !unit?.sides[side]) return;
        take(at, rater.annotationId);
        // On to what waits next, as long as something does.
        const rest = [...units.keys()].filter((index) => index > at && waits(units[index]!));
        if (rest[0] !== undefined) setAt(rest[0]);
        return;
      }
      case 'write':
      case 'mark':
        return closed ? undefined : setOpen(command.kind);
      case 'split':
        return closed || !unit ? undefined : splitting.begin(unit);
      case 'merge':
        return closed || at >= units.length - 1 ? undefined : void act({ kind: 'merge', unit: at });
      case 'undo':
        return closed || !undoable ? undefined : void act({ kind: 'undo' });
      case 'undecide':
        if (!closed && unit?.label?.decided) void act({ kind: 'undecide', unit: at });
        return;
      case 'submit':
        return void adjudicate();
      case 'skip':
        return void next();
      case 'reopen':
        return adjudicated && view.refused === null ? setOpen('reopen') : undefined;
      case 'comments':
        setCalls((count) => count + 1);
        return setOpen(open === 'comments' ? null : 'comments');
      case 'keys':
        return setOpen('keys');
    }
  }

  useAdjudicationKeys({
    off: open !== null && open !== 'comments',
    obey,
    onCaret: splitting.caret && splitting.obey,
  });

  return (
    <div className="flex flex-col gap-3 px-4 py-4 sm:px-6">
      <AdjudicationHeader
        view={view}
        base={base}
        query={query}
        busy={busy}
        closed={closed}
        adjudicated={adjudicated}
        left={units.filter(waits).length}
        onTakeOver={() => void act({ kind: 'open', takeOver: true })}
        onReopen={() => setOpen('reopen')}
        onAdjudicate={() => void adjudicate()}
        onKeys={() => setOpen('keys')}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-4">
          <Texts sample={sample} units={units} at={at} onSelect={select} onMark={closed ? null : writeOn} />
          <PeopleNotes view={view} />
          <details
            open={open === 'comments'}
            onToggle={(event) =>
              setOpen(event.currentTarget.open ? 'comments' : open === 'comments' ? null : open)
            }
          >
            <summary className="cursor-pointer text-sm text-ink-2">{t('comments')}</summary>
            <div className="mt-2">
              {open === 'comments' && (
                <Comments
                  projectId={project.id}
                  sampleId={sample.id}
                  language={sample.language}
                  calls={calls}
                />
              )}
            </div>
          </details>
        </div>
        <SegmentList
          view={view}
          at={at}
          closed={closed}
          undoable={undoable}
          splitting={splitting}
          act={act}
          onSelect={select}
          onTake={take}
          onWrite={write}
        />
      </div>
      {(open === 'write' || open === 'mark') && units[at] && (
        <WriteDialog
          unit={units[at]}
          number={at + 1}
          sample={sample}
          found={found}
          marking={open === 'mark'}
          busy={busy}
          onClose={closeWrite}
          // Choices and text stay in the form until the server has saved them.
          onWrite={(judgement) =>
            void act({ kind: 'write', unit: at, judgement }).then((done) => done && closeWrite())
          }
        />
      )}
      {open === 'reopen' && (
        <ReopenDialog
          onClose={() => setOpen(null)}
          onReopen={(reason) => {
            setOpen(null);
            void act({ kind: 'reopen', reason });
          }}
        />
      )}
      {open === 'keys' && <KeySheet onClose={() => setOpen(null)} />}
    </div>
  );
}
