import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type Citation } from '@/lib/guideline/clause';
import { EvidenceList } from './evidence-list';
import { MachinePrediction } from '../prediction/machine-prediction';
import { NoteField } from './note-field';
import { OfferedEvidence } from '../prediction/offered-evidence';
import { RevealedPrediction } from '../prediction/revealed-prediction';
import { type OpenProps } from './open-segment';

interface Props extends Omit<OpenProps, 'mode'> {
  /** The note is being written. */
  noting: boolean;
}

/** What belongs to the open segment: the judge's prediction, the clause, the evidence, the note. */
export const SegmentDetails = memo(function SegmentDetails(props: Props) {
  const { segment, noting, language, reference, method, arm, focusEvidence, readOnly, actions } = props;
  const { label, machine, revealed } = segment;
  const offered = machine ?? revealed?.machine;
  return (
    <>
      {machine && method && (
        <MachinePrediction
          segment={segment}
          reference={reference}
          machine={machine}
          method={method}
          label={label}
        />
      )}
      <RevealedPrediction
        segment={segment}
        method={method}
        language={language}
        reference={reference}
        arm={arm}
      />
      {!readOnly && offered && <OfferedEvidence own={label.evidence} machine={offered} actions={actions} />}
      {label.clause && (
        <CitedClause
          clause={label.clause}
          onDrop={readOnly ? null : () => actions.edit({ kind: 'cite', clause: label.clause! })}
        />
      )}
      <EvidenceList
        evidence={label.evidence}
        focusEvidence={focusEvidence}
        language={language}
        readOnly={readOnly}
        actions={actions}
      />
      <NoteField
        key={segment.id}
        note={label.note}
        open={noting}
        readOnly={readOnly}
        language={language}
        onNote={(note) => actions.edit({ kind: 'segment-note', segmentId: segment.id, note })}
      />
    </>
  );
});

/** The clause of the guidelines that decided, and the way to take it off. */
function CitedClause({ clause, onDrop }: { clause: Citation; onDrop: (() => void) | null }) {
  const t = useTranslations('workspace');
  return (
    <p className="flex items-baseline gap-1.5 text-ink-2">
      <span aria-hidden className="text-ink-3">
        §
      </span>
      <span className="min-w-0 flex-1">
        {t('decidedByClause', { id: clause.id, title: clause.title, version: clause.version })}
      </span>
      {onDrop && (
        <Button variant="quiet" size="sm" className="h-5 px-1" aria-label={t('dropClause')} onClick={onDrop}>
          <Glyph name="x" />
        </Button>
      )}
    </p>
  );
}
