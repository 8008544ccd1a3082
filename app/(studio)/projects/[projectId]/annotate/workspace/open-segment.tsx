'use client';

import { useTranslations } from 'next-intl';
import { TypePicker } from '@/components/label-picker/type-picker';
import { Button } from '@/components/ui/button';
import { Glyph, type GlyphName } from '@/components/ui/glyph';
import { type DeskAct } from '@/lib/project/desk-keys';
import { DeskKey } from './desk-key';
import { CitedClause } from './cited-clause';
import { Decision } from './decision';
import { EvidenceList } from './evidence-list';
import { MachineReading } from './machine-reading';
import { OfferedEvidence } from './offered-evidence';
import { NeedLine } from './need-line';
import { NoteField } from './note-field';
import { RevealedReading } from './revealed-reading';
import { SegmentProse } from './segment-prose';
import { type CardProps } from './segment-card';
import { type Mode } from './state';
import { WordingField } from './wording-field';

/** All that is known of the selected segment and all that can be done to it. */
export function OpenSegment(props: CardProps & { mode: Mode }) {
  const { segment, mode, language, reference, method, last, readOnly, doors } = props;
  const { label, machine, revealed } = segment;
  const offered = machine ?? revealed?.machine;
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
      {machine && method && (
        <MachineReading segmentId={segment.id} machine={machine} method={method} label={label} />
      )}
      <RevealedReading {...{ segment, method, language }} arm={props.arm} />
      {!readOnly && offered && <OfferedEvidence own={label.evidence} machine={offered} doors={doors} />}
      {label.clause && (
        <CitedClause
          clause={label.clause}
          onDrop={readOnly ? null : () => doors.act({ kind: 'cite', clause: label.clause! })}
        />
      )}
      <EvidenceList
        evidence={label.evidence}
        lookAt={props.lookAt}
        language={language}
        readOnly={readOnly}
        doors={doors}
      />
      <NoteField
        note={label.note}
        open={mode.kind === 'note'}
        readOnly={readOnly}
        language={language}
        onNote={(note) => doors.act({ kind: 'segment-note', segmentId: segment.id, note })}
      />
      {!readOnly && <Tools last={last} noted={label.note !== ''} doors={doors} />}
    </div>
  );
}

/** What else can be done to the segment, each with its key. */
function Tools({ last, noted, doors }: { last: boolean; noted: boolean; doors: CardProps['doors'] }) {
  const t = useTranslations('workspace');
  const j = useTranslations('judging');
  return (
    <div className="-my-0.5 -ml-1.5 flex flex-wrap gap-x-1">
      <Tool sign="text-quote" label={t('addEvidence')} of="evidence" onUse={doors.walk} />
      {!noted && (
        <Tool sign="sticky-note" label={t('addNote')} of="note" onUse={() => doors.mode({ kind: 'note' })} />
      )}
      <Button variant="quiet" size="sm" className="px-1.5" onClick={() => doors.aside('guideline')}>
        <span aria-hidden className="text-ink-3">
          §
        </span>{' '}
        {t('citeClause')} <DeskKey of="guideline" className="h-4 min-w-4" />
      </Button>
      <Tool sign="pen-line" label={j('wording.edit')} of="edit" onUse={() => doors.mode({ kind: 'edit' })} />
      <Tool sign="scissors" label={t('split')} of="split" onUse={doors.startSplit} />
      {!last && (
        <Tool sign="combine" label={t('merge')} of="merge" onUse={() => doors.act({ kind: 'merge' })} />
      )}
    </div>
  );
}

function Tool(props: { sign: GlyphName; label: string; of: DeskAct; onUse(): void }) {
  const { sign, label, of, onUse } = props;
  return (
    <Button variant="quiet" size="sm" className="px-1.5" onClick={onUse}>
      <Glyph name={sign} large className="text-ink-3" /> {label} <DeskKey of={of} className="h-4 min-w-4" />
    </Button>
  );
}
