'use client';

import { useCallback, useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { GUTTER } from '@/components/ui/page';
import type { AdjudicationView, UnitView } from '@/lib/adjudication/view';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { type Citation, sameCitation } from '@/lib/guideline/clause';
import type { ErrorType } from '@/lib/typology/error-type';
import { span } from '@/lib/text/offsets';
import { type UncoveredText, uncoveredTexts } from '@/lib/workspace/state/uncovered-text';
import type { WorkspaceKeys } from '@/lib/workspace/commands/workspace-keys';
import { WorkspaceKeysContext } from '../../annotate/workspace/engine/key-hint';
import { Sidebar } from '../../annotate/workspace/sidebar/sidebar';
import { useSidebar } from '../../annotate/workspace/sidebar/use-sidebar';
import { type AdjudicationDialog, AdjudicationDialogs } from './dialogs/adjudication-dialogs';
import { obeyCommand } from './obey-command';
import { PeopleList } from './people-list';
import { SegmentList } from './segment-list';
import { AdjudicationHeader } from './adjudication-header';
import { Texts } from './texts';
import { useAdjudication } from './use-adjudication';
import { useAdjudicationKeys } from './use-adjudication-keys';
import { useFinish } from './use-finish';
import { useSplitting } from './segmentation/use-splitting';
import { firstOf, waits } from './waits';

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
  const { view, act, busy, undoable } = useAdjudication(initial);
  const { project, sample, raters, units, adjudication } = view;
  const [chosen, setAt] = useState(() => firstOf(initial.units));
  // There may be fewer segments than before.
  const at = Math.min(chosen, Math.max(0, units.length - 1));
  const [open, setOpen] = useState<AdjudicationDialog | null>(null);
  const close = useCallback(
    (kind?: AdjudicationDialog['kind']) =>
      setOpen((now) => (kind === undefined || now?.kind === kind ? null : now)),
    [],
  );
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
  const write = useCallback((index: number, begins: string | null = null) => {
    setAt(index);
    setOpen({ kind: 'write', begins, found: null });
  }, []);
  const writeOn = useCallback((found: Evidence) => setOpen({ kind: 'write', begins: null, found }), []);
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
  const { base, next, adjudicate } = useFinish({
    view,
    query,
    closed,
    uncovered: uncovered.length,
    act,
    select,
    askUncovered: () => setOpen({ kind: 'uncovered' }),
  });

  useAdjudicationKeys({
    off: open !== null,
    obey: (command) =>
      obeyCommand(command, {
        ...{ units, raters, at, closed, undoable, uncovered, act, select, take, add },
        reopens: adjudicated && view.refused === null,
        split: () => units[at] && splitting.begin(units[at]),
        write: (begins) => write(at, begins),
        adjudicate: () => void adjudicate(),
        next: () => void next(),
        ask: (kind) => setOpen({ kind }),
        toggleSidebar: sidebar.toggle,
      }),
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
        onReopen={() => setOpen({ kind: 'reopen' })}
        onAdjudicate={() => void adjudicate()}
        onKeys={() => setOpen({ kind: 'keys' })}
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
        {sidebar.open !== null && open?.kind !== 'write' && (
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
      <AdjudicationDialogs
        open={open}
        view={view}
        at={at}
        busy={busy}
        uncovered={uncovered}
        act={act}
        onAdd={add}
        onSelect={select}
        onAdjudicate={() => void adjudicate(true)}
        onClose={close}
      />
    </div>
  );
}

/** The type that the guidelines open at: the lead's own, else the first that anybody names. */
const shownType = (unit: UnitView | undefined): ErrorType | null =>
  unit?.label?.errorType ?? unit?.sides.find((side) => side?.errorType)?.errorType ?? null;

const NOTHING = (): void => undefined;
