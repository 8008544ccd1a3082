'use client';

import { TypePicker } from '@/components/label-picker/type-picker';
import { Decision } from './decision';
import { NeedLine } from './need-line';
import { SegmentDetails } from './segment-details';
import { SegmentProse } from './segment-prose';
import { type CardProps } from './segment-card';
import { type Mode } from './state';
import { WordingField } from './wording-field';

/** All that is known of the selected segment and all that can be done to it. */
export function OpenSegment(props: CardProps & { mode: Mode }) {
  const { segment, mode, language, reference, readOnly, doors } = props;
  const { label, machine } = segment;
  return (
    <div className="flex flex-col gap-2.5 pt-2 pr-3 pb-3 pl-8.5 text-sm">
      {mode.kind === 'edit' ? (
        <WordingField
          text={segment.text}
          language={language}
          onKeep={(text) => {
            doors.act({ kind: 'edit', text });
            doors.home();
          }}
          onLeave={() => {
            doors.mode({ kind: 'read' });
            doors.home();
          }}
        />
      ) : (
        <SegmentProse
          segmentId={segment.id}
          text={segment.text}
          language={language}
          caret={mode.kind === 'split' ? mode.at : null}
          onCaret={(at) => doors.mode({ kind: 'split', at })}
        />
      )}
      {!readOnly && (
        <Decision
          label={label}
          picking={mode.kind === 'type'}
          apart={mode.kind === 'stages' ? mode.at : null}
          doors={doors}
        />
      )}
      {mode.kind === 'type' && (
        <TypePicker
          at={mode.at}
          current={label.errorType}
          suggested={machine?.details.suggestedType ?? null}
          naming={mode.other}
          onPick={doors.pick}
          onLook={(at) => doors.mode({ kind: 'type', at, other: false })}
        />
      )}
      {!readOnly && <NeedLine label={label} reference={reference} />}
      <SegmentDetails {...props} />
    </div>
  );
}
