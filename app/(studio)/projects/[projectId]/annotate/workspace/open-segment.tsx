'use client';

import { Scissors, TableCellsMerge } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TypePicker } from '@/components/label-picker/type-picker';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Decision } from './decision';
import { EvidenceList } from './evidence-list';
import { MachineReading } from './machine-reading';
import { NoteField } from './note-field';
import { SegmentProse } from './segment-prose';
import { type CardProps } from './segment-card';
import { type Mode } from './state';

/** All that is known of the selected segment and all that can be done to it. */
export function OpenSegment(props: CardProps & { mode: Mode }) {
  const { segment, mode, language, method, last, readOnly, doors } = props;
  const t = useTranslations('workspace');
  const { label, machine } = segment;
  return (
    <div className="flex flex-col gap-2.5 pt-2 pr-3 pb-3 pl-8.5 text-sm">
      <SegmentProse
        text={segment.text}
        language={language}
        caret={mode.kind === 'split' ? mode.at : null}
        onCaret={(at) => doors.mode({ kind: 'split', at })}
      />
      {!readOnly && <Decision label={label} picking={mode.kind === 'type'} doors={doors} />}
      {mode.kind === 'type' && (
        <TypePicker
          at={mode.at}
          current={label.errorType}
          naming={mode.other}
          onPick={doors.pick}
          onLook={(at) => doors.mode({ kind: 'type', at, other: false })}
        />
      )}
      {machine && method && <MachineReading machine={machine} method={method} label={label} />}
      <EvidenceList evidence={label.evidence} language={language} readOnly={readOnly} doors={doors} />
      <NoteField
        note={label.note}
        open={mode.kind === 'note'}
        readOnly={readOnly}
        language={language}
        onOpen={() => doors.mode({ kind: 'note' })}
        onNote={(note) => doors.act({ kind: 'segment-note', segmentId: segment.id, note })}
      />
      {!readOnly && (
        <div className="-ml-2 flex flex-wrap gap-1">
          <Button variant="quiet" size="sm" onClick={doors.startSplit}>
            <Scissors aria-hidden /> {t('split')} <Kbd>[</Kbd>
          </Button>
          {!last && (
            <Button variant="quiet" size="sm" onClick={() => doors.act({ kind: 'merge' })}>
              <TableCellsMerge aria-hidden /> {t('merge')} <Kbd>]</Kbd>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
