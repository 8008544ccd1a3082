'use client';

import { useTranslations } from 'next-intl';
import { memo, type RefObject } from 'react';
import { TypePicker } from '@/components/label-picker/type-picker';
import { type SegmentView, type WorkspaceView } from '@/lib/annotation/view';
import { type CommandId } from '@/lib/workspace/commands/commands';
import type { Hint } from '@/lib/workspace/state/hint';
import { type Mode } from '@/lib/workspace/state/state';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { Decision } from './decision';
import { FrameBehind } from './frame-behind';
import { GivenLabel } from './given-label';
import { NeedLine } from './need-line';
import { SegmentDetails } from './segment-details';
import { SegmentProse } from './segment-prose';
import { SegmentTools } from './segment-tools';
import { StageLine } from './stage-line';
import { TextField } from './text-field';
import { TypeEvidence } from './type-evidence';

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

interface UnfoldedProps extends OpenProps {
  hint: Hint | null;
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
  /** In pixels, of the details of the segment that was open before. */
  detailsHeight: RefObject<number>;
}

/** The words of the selected segment, where they can be split and edited. */
export function SelectedWords({ segment, mode, language, actions }: OpenProps) {
  if (mode.kind === 'edit')
    return (
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
    );
  return (
    <SegmentProse
      segmentId={segment.id}
      text={segment.text}
      language={language}
      caret={mode.kind === 'split' ? mode.at : null}
      onCaret={(at) => actions.mode({ kind: 'split', at })}
      onCut={() => actions.run('splitHere')}
      onCancel={() => actions.run('leave')}
    />
  );
}

/** What unfolds below the words of the selected segment: its verdict first, then all that belongs to it. */
export const OpenSegment = memo(function OpenSegment(props: UnfoldedProps) {
  const t = useTranslations('workspace');
  const { segment, mode, language, reference, readOnly, actions, arm, focusEvidence, method } = props;
  const { label, machine } = segment;
  return (
    <div
      role="group"
      aria-label={t('openSegment')}
      data-open-segment
      className="flex flex-col gap-2 bg-surface pt-1 pb-2 pl-2 text-sm shadow-[inset_0_1px_0] shadow-line sm:pl-11"
    >
      {readOnly ? (
        <GivenLabel label={label} />
      ) : (
        <div className="sticky bottom-0 z-1 bg-surface">
          <Decision label={label} picking={mode.kind === 'type'} hint={props.hint} actions={actions} />
          <SegmentTools disabled={props.disabled} actions={actions} />
        </div>
      )}
      {mode.kind === 'type' && (
        <div className="flex flex-col gap-2 pr-2">
          <TypeEvidence segment={segment} reference={reference} arm={arm} language={language} />
          <TypePicker
            at={mode.at}
            current={label.errorType}
            suggested={machine?.details.suggestedType ?? null}
            naming={mode.other}
            onPick={actions.pick}
            onLook={(at) => actions.mode({ kind: 'type', at, other: false })}
          />
        </div>
      )}
      <FrameBehind height={props.detailsHeight}>
        {!readOnly && (
          <StageLine label={label} apart={mode.kind === 'stages' ? mode.at : null} actions={actions} />
        )}
        {!readOnly && <NeedLine label={label} reference={reference} />}
        <SegmentDetails
          segment={segment}
          language={language}
          reference={reference}
          arm={arm}
          focusEvidence={focusEvidence}
          method={method}
          readOnly={readOnly}
          actions={actions}
          noting={mode.kind === 'note'}
        />
      </FrameBehind>
    </div>
  );
});
