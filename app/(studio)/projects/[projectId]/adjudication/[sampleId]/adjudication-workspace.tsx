'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { GUTTER } from '@/components/ui/page';
import { useToast } from '@/components/ui/overlay/toast';
import type { AdjudicationView, UnitView } from '@/lib/adjudication/view';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import type { ErrorType } from '@/lib/typology/error-type';
import { span } from '@/lib/text/offsets';
import { nearestUncovered, type UncoveredText, uncoveredTexts } from '@/lib/workspace/state/uncovered-text';
import type { WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';
import { UncoveredDialog } from '../../annotate/workspace/dialogs/uncovered-dialog';
import { WorkspaceKeysContext } from '../../annotate/workspace/engine/key-hint';
import { Sidebar } from '../../annotate/workspace/sidebar/sidebar';
import { useSidebar } from '../../annotate/workspace/sidebar/use-sidebar';
import { KeySheet } from './key-sheet';
import { type AdjudicationCommand } from './keys';
import { PeopleList } from './people-list';
import { ReopenDialog } from './reopen-dialog';
import { SegmentList } from './segment-list';
import { AdjudicationHeader } from './adjudication-header';
import { Texts } from './texts';
import { useAdjudication } from './use-adjudication';
import { useAdjudicationKeys } from './use-adjudication-keys';
import { useSplitting } from './segmentation/use-splitting';
import { firstOf, nextWaiting, waits } from './waits';
import { WriteDialog } from './write-dialog';

interface Props {
  initial: AdjudicationView;
  query: string;
}

/** The adjudication of one sample, with the keys that the person has chosen for the workspace. */
export function AdjudicationWorkspace({ keys, ...props }: Props & { keys: WorkspaceKeys }) {
  return (
    <WorkspaceKeysContext value={keys}>
      <Adjudicating {...props} />
    </WorkspaceKeysContext>
  );
}

/** The texts on one side, everybody's labels unit by unit on the other, and the guidelines or comments beside them; keys for all. */
function Adjudicating({ initial, query }: Props) {
  const t = useTranslations('adjudication');
  const router = useRouter();
  const toast = useToast();
  const { view, act, busy, undoable } = useAdjudication(initial);
  const { project, sample, raters, units, adjudication } = view;
  const [chosen, setAt] = useState(() => firstOf(initial.units));
  // There may be fewer segments than before.
  const at = Math.min(chosen, Math.max(0, units.length - 1));
  const [open, setOpen] = useState<'write' | 'reopen' | 'uncovered' | 'keys' | null>(null);
  /** The command of the workspace that a label of one's own begins with. */
  const [begins, setBegins] = useState<string | null>(null);
  const [found, setFound] = useState<Evidence | null>(null);
  const base = `/projects/${project.id}/adjudication`;
  const adjudicated = adjudication?.state === 'submitted';
  const closed = view.refused !== null || adjudicated || (adjudication !== null && !adjudication.mine);
  const splitting = useSplitting(units, act);
  const uncovered = uncoveredTexts(
    sample.answer,
    units.map(({ id, spans }) => ({ id, spans: spans.map(([start, end]) => span(start, end)) })),
  );
  const add = ({ at: [start, end], place }: UncoveredText): void => {
    setAt(place);
    void act({ kind: 'add', start, end });
  };
  const toUnit = useCallback(
    () =>
      // The labels may be behind the sidebar until it has gone.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('li[aria-current] button')?.focus({ preventScroll: true }),
      ),
    [],
  );
  const sidebar = useSidebar(toUnit);
  // A sample begins at its question, whatever its parts have scrolled to.
  useEffect(() => {
    window.scrollTo(0, 0); // a promise in newer browsers, and no clean-up
  }, []);
  const label = units[at]?.label?.decided ? units[at].label : null;

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
    setBegins(null);
    setOpen('write');
  }, []);
  const writeOn = useCallback((item: Evidence) => {
    setFound(item);
    setBegins(null);
    setOpen('write');
  }, []);
  const closeWrite = (): void => {
    setFound(null);
    setOpen((now) => (now === 'write' ? null : now));
  };
  const cite = (clause: Citation): void => {
    if (!label) return;
    const { fact, logic, errorType, evidence, note } = label;
    const cited = sameCitation(label.clause ?? null, clause) ? null : clause;
    void act({
      kind: 'write',
      unit: at,
      judgement: { fact, logic, errorType, evidence, note, clause: cited },
    });
  };
  async function next(): Promise<void> {
    const search = new URLSearchParams(query);
    search.set('after', sample.id);
    const response = await fetch(`/api/v1/projects/${project.id}/adjudication/next?${search.toString()}`);
    const { sampleId } = (await response.json()) as { sampleId?: string | null };
    if (!sampleId) toast.done({ title: t('allDone') });
    router.push(sampleId ? `${base}/${sampleId}${query && `?${query}`}` : `${base}${query && `?${query}`}`);
  }

  /** `known`: that text of the answer is in no segment. */
  async function adjudicate(known = false): Promise<void> {
    if (closed) return next();
    const first = units.findIndex(waits);
    if (first >= 0) {
      setAt(first);
      toast.error({ title: t('undecidedLeft', { count: units.filter(waits).length }) });
      return;
    }
    if (!known && uncovered.length > 0) return setOpen('uncovered');
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
        if (closed) return;
        setBegins(command.begins);
        return setOpen('write');
      case 'split':
        return closed || !unit ? undefined : splitting.begin(unit);
      case 'merge':
        return closed || at >= units.length - 1 ? undefined : void act({ kind: 'merge', unit: at });
      case 'add': {
        const text = nearestUncovered(uncovered, at);
        return closed || !text ? undefined : add(text);
      }
      case 'remove':
        return closed || units.length < 2 ? undefined : void act({ kind: 'remove', unit: at });
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
      case 'guideline':
      case 'comments':
        return sidebar.toggle(command.kind);
      case 'keys':
        return setOpen('keys');
    }
  }

  useAdjudicationKeys({
    off: open !== null,
    obey,
    onCaret: splitting.caret && splitting.obey,
  });

  return (
    <div className={cx('flex flex-col gap-3 py-4', GUTTER)}>
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
        sidebar={sidebar}
      />
      <div
        className={cx(
          'grid items-start gap-4',
          sidebar.open === null
            ? 'lg:grid-cols-[minmax(20rem,2fr)_3fr]'
            : 'min-[900px]:grid-cols-[minmax(18rem,2fr)_3fr] min-[1200px]:grid-cols-[minmax(18rem,2fr)_3fr_20rem] min-[1536px]:grid-cols-[minmax(20rem,2fr)_3fr_24rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-4">
          <Texts sample={sample} units={units} at={at} onSelect={select} onMark={closed ? null : writeOn} />
          <PeopleList view={view} />
        </div>
        <SegmentList
          // Where there is no room for three columns, the guidelines or comments stand in its place, beside the texts.
          className={cx(sidebar.open !== null && 'max-[1199px]:hidden')}
          view={view}
          at={at}
          closed={closed}
          undoable={undoable}
          splitting={splitting}
          uncovered={uncovered}
          onAdd={add}
          act={act}
          onSelect={select}
          onTake={take}
          onWrite={write}
        />
        {sidebar.open !== null && open !== 'write' && (
          <div className="flex overflow-hidden rounded-lg border border-line bg-surface max-[899px]:fixed max-[899px]:inset-0 max-[899px]:z-30 min-[900px]:sticky min-[900px]:top-4 min-[900px]:h-[calc(100dvh-8rem)] [&>aside]:w-full [&>aside]:border-l-0">
            <Sidebar
              controller={sidebar}
              projectId={project.id}
              sampleId={sample.id}
              segment={null}
              language={sample.language}
              type={shownType(units[at])}
              cited={label?.clause ?? null}
              onCite={closed || !label ? null : cite}
              onChanged={NOTHING}
              home={toUnit}
            />
          </div>
        )}
      </div>
      {open === 'write' && units[at] && (
        <WriteDialog
          projectId={project.id}
          unit={units[at]}
          number={at + 1}
          sample={sample}
          found={found}
          begins={begins}
          busy={busy}
          onClose={closeWrite}
          // Choices and text stay in the form until the server has saved them.
          onWrite={(judgement) =>
            void act({ kind: 'write', unit: at, judgement }).then((done) => done && closeWrite())
          }
        />
      )}
      {open === 'uncovered' && (
        <UncoveredDialog
          answer={sample.answer}
          language={sample.language}
          texts={uncovered}
          anyway={t('adjudicateAnyway')}
          onGo={({ place }) => {
            setAt(Math.max(0, place - 1));
            setOpen(null);
          }}
          onAdd={(texts) => {
            texts.forEach(add);
            setOpen(null);
          }}
          onAnyway={() => {
            setOpen(null);
            void adjudicate(true);
          }}
          onClose={() => setOpen(null)}
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

/** The type that the guidelines open at: the lead's own, else the first that anybody names. */
const shownType = (unit: UnitView | undefined): ErrorType | null =>
  unit?.label?.errorType ?? unit?.sides.find((side) => side?.errorType)?.errorType ?? null;

const NOTHING = (): void => undefined;
