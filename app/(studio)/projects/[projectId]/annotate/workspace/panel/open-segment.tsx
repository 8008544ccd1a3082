'use client';

import { useTranslations } from 'next-intl';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { TypePicker } from '@/components/label-picker/type-picker';
import { afterFrame } from '@/components/segment-text/after-frame';
import { useBehind } from '@/components/segment-text/use-behind';
import { type SegmentView, type WorkspaceView } from '@/lib/annotation/view';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { GivenLabel } from './given-label';
import { NeedLine } from './need-line';
import { SegmentDetails } from './segment-details';
import { SegmentProse } from './segment-prose';
import { StageLine } from './stage-line';
import { type Mode } from '@/lib/workspace/state/state';
import { TextField } from './text-field';

export interface OpenProps {
  segment: SegmentView;
  /** What is being done to it. */
  mode: Mode;
  language: string;
  arm: WorkspaceView['arm'];
  /** The text that evidence is quoted from. */
  reference: string;
  /** Which piece of its evidence is looked at. */
  focusEvidence: number;
  method: WorkspaceView['method'];
  readOnly: boolean;
  actions: WorkspaceActions;
}

/** The selected segment: its words, what is said of it, and behind them all that belongs to it. */
export const OpenSegment = memo(function OpenSegment(props: OpenProps) {
  const t = useTranslations('workspace');
  const { segment, mode, language, reference, readOnly, actions, arm, focusEvidence, method } = props;
  const box = useTop(segment.id);
  const now = useMemo(
    () => ({
      segment,
      language,
      arm,
      focusEvidence,
      method,
      readOnly,
      actions,
      noting: mode.kind === 'note',
    }),
    [segment, language, arm, focusEvidence, method, readOnly, actions, mode.kind],
  );
  // What belongs to another segment follows its words by a frame, so that it does not hold up the key.
  const behind = useBehind(now);
  const details = behind.segment.id === segment.id ? now : behind;
  const { label, machine } = segment;
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('openSegment')}
      data-open-segment
      className="relative flex min-h-40 flex-1 flex-col gap-2.5 overflow-y-auto border-t-2 border-line-strong bg-surface px-4 py-2.5 text-sm contain-strict"
    >
      {mode.kind === 'edit' ? (
        <TextField
          key={segment.id}
          text={segment.text}
          language={language}
          onKeep={(text) => {
            actions.edit({ kind: 'edit', text });
            actions.home();
          }}
          onLeave={() => {
            actions.mode({ kind: 'read' });
            actions.home();
          }}
        />
      ) : (
        <SegmentProse
          segmentId={segment.id}
          text={segment.text}
          language={language}
          caret={mode.kind === 'split' ? mode.at : null}
          onCaret={(at) => actions.mode({ kind: 'split', at })}
        />
      )}
      {readOnly ? (
        <GivenLabel label={label} />
      ) : (
        <StageLine label={label} apart={mode.kind === 'stages' ? mode.at : null} actions={actions} />
      )}
      {mode.kind === 'type' && (
        <TypePicker
          at={mode.at}
          current={label.errorType}
          suggested={machine?.details.suggestedType ?? null}
          naming={mode.other}
          onPick={actions.pick}
          onLook={(at) => actions.mode({ kind: 'type', at, other: false })}
        />
      )}
      {!readOnly && <NeedLine label={label} reference={reference} />}
      <SegmentDetails {...details} />
    </div>
  );
});

/** Scrolls to the top, after the frame, whenever the content changes. */
function useTop(shown: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      afterFrame(() => {
        if (box.current) box.current.scrollTop = 0;
      }),
    [shown],
  );
  return box;
}
