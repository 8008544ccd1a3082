'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { TypePicker } from '@/components/label-picker/type-picker';
import type { WorkspaceView } from '@/lib/annotation/view';
import { AnswerPane } from './answer-pane';
import { Dialogs } from './dialogs';
import { Foot } from './foot';
import { Head } from './head';
import { Refusals } from './refusals';
import type { Action } from './reduce';
import { ReferencePane } from './reference-pane';
import { SegmentCard } from './segment-card';
import { isReadOnly, selectedSegment } from './state';
import { stamp, useDesk } from './use-desk';
import { useKeys } from './use-keys';
import { useWide } from './use-wide';

/** The place where an answer is read against its reference. */
export function Workspace({ view }: { view: WorkspaceView }) {
  const t = useTranslations('workspace');
  const router = useRouter();
  const [desk, dispatch] = useDesk(view);
  const [jumps, setJumps] = useState(0);
  const wide = useWide();
  const { sample, segments, selectedId, mode } = desk;
  const selected = selectedSegment(desk);
  const readOnly = isReadOnly(desk) || view.access === 'read';
  useKeys(desk, dispatch, {
    focusFind: () => document.getElementById('find-in-reference')?.focus(),
    focusNote: () => document.getElementById(`note-${selectedId}`)?.focus(),
    jumpEvidence: () => setJumps((count) => count + 1),
  });
  useNextSample(desk.annotation.state, view, router);

  const perform = useCallback(
    (act: Extract<Action, { kind: 'act' }>['act']) => dispatch({ kind: 'act', act, stamp: stamp() }),
    [dispatch],
  );
  const onSelect = useCallback((segmentId: string) => dispatch({ kind: 'select', segmentId }), [dispatch]);
  const onNote = useCallback(
    (segmentId: string, note: string) => perform({ kind: 'segment-note', segmentId, note }),
    [perform],
  );
  const onDropEvidence = useCallback((at: number) => perform({ kind: 'drop-evidence', at }), [perform]);
  const judges = useMemo(() => desk.method?.judges ?? [], [desk.method]);
  const evidence = selected?.label.evidence ?? [];

  const answer = (
    <AnswerPane
      answer={sample.answer}
      language={sample.language}
      segments={segments}
      selectedId={selectedId}
    />
  );
  const list = (
    <section aria-label={t('segments')} className="flex min-h-0 flex-1 flex-col">
      <h2 className="border-b border-line px-4 py-2.5 text-xs font-medium text-ink-3">
        {t('segmentCount', { count: segments.length })}
      </h2>
      {mode.kind === 'type' && (
        <TypePicker
          at={mode.at}
          naming={mode.other}
          onPick={(errorType, stage) => perform({ kind: 'type', errorType, stage })}
          onNaming={() => dispatch({ kind: 'mode', mode: { kind: 'type', at: 10, other: true } })}
          onHover={(at) => dispatch({ kind: 'mode', mode: { kind: 'type', at, other: false } })}
        />
      )}
      <ol className="min-h-0 flex-1 overflow-y-auto">
        {segments.map((segment, index) => (
          <SegmentCard
            key={segment.id}
            segment={segment}
            number={index + 1}
            selected={segment.id === selectedId}
            language={sample.language}
            judges={judges}
            caret={mode.kind === 'split' && segment.id === selectedId ? mode.at : null}
            readOnly={readOnly}
            onSelect={onSelect}
            onNote={onNote}
            onDropEvidence={onDropEvidence}
          />
        ))}
      </ol>
    </section>
  );
  const reference = (
    <ReferencePane
      reference={sample.reference}
      language={sample.language}
      evidence={evidence}
      mode={mode}
      focus={`${selectedId}-${jumps}`}
      onMark={(relation, start, end) =>
        perform({
          kind: 'evidence',
          add: { relation, start, end, quote: sample.reference.slice(start, end) },
        })
      }
    />
  );
  return (
    <div className="flex h-[calc(100dvh-2.8125rem)] min-h-120 flex-col bg-surface max-lg:h-[calc(100dvh-5.4rem)]">
      <Head desk={desk} onKeys={() => dispatch({ kind: 'mode', mode: { kind: 'keys' } })} />
      <Refusals desk={desk} dispatch={dispatch} />
      {wide ? (
        <Group orientation="horizontal" className="min-h-0 flex-1">
          <Panel id="answer" defaultSize="30%" minSize="18%" className="flex min-h-0">
            {answer}
          </Panel>
          <Separator aria-label={t('resize')} className="w-1 bg-line hover:bg-accent" />
          <Panel id="segments" defaultSize="33%" minSize="22%" className="flex min-h-0">
            {list}
          </Panel>
          <Separator aria-label={t('resize')} className="w-1 bg-line hover:bg-accent" />
          <Panel id="reference" defaultSize="37%" minSize="22%" className="flex min-h-0">
            {reference}
          </Panel>
        </Group>
      ) : (
        <div className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)] divide-y divide-line md:grid-cols-2 md:grid-rows-2">
          <div className="flex min-h-0 md:col-start-1">{answer}</div>
          <div className="flex min-h-0 md:col-start-1">{list}</div>
          <div className="flex min-h-0 border-l border-line md:col-start-2 md:row-span-2 md:row-start-1">
            {reference}
          </div>
        </div>
      )}
      <Foot desk={desk} readOnly={readOnly} access={view.access ?? 'edit'} dispatch={dispatch} />
      <Dialogs desk={desk} dispatch={dispatch} />
      <Announcer
        text={
          t.has(`said.${desk.announcement.key}`)
            ? t(`said.${desk.announcement.key}`, desk.announcement.params)
            : ''
        }
        serial={desk.announcement.serial}
      />
    </div>
  );
}

/** Says aloud what happened; two equal sentences in a row are told apart by an invisible mark. */
function Announcer({ text, serial }: { text: string; serial: number }) {
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
      {serial % 2 === 0 ? '' : '\u200B'}
    </p>
  );
}

/** Once the server has taken a submission, the next sample of the queue, or the list when it is empty. */
function useNextSample(
  state: 'draft' | 'submitted',
  { annotation, project }: WorkspaceView,
  router: ReturnType<typeof useRouter>,
): void {
  const before = useRef(annotation.state);
  useEffect(() => {
    const justSubmitted = before.current === 'draft' && state === 'submitted';
    before.current = state;
    if (!justSubmitted) return;
    void fetch(`/api/projects/${project.id}/queue/next`, { method: 'POST' })
      .then((response) => (response.ok ? (response.json() as Promise<{ sampleId: string } | null>) : null))
      .catch(() => null)
      .then((next) => router.push(`/projects/${project.id}/annotate${next ? `/${next.sampleId}` : ''}`));
  }, [state, project.id, router]);
}
