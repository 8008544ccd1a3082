import { memo } from 'react';
import { CitedClause } from './cited-clause';
import { EvidenceList } from '../judge/evidence-list';
import { MachinePrediction } from '../judge/machine-prediction';
import { NoteField } from './note-field';
import { OfferedEvidence } from '../judge/offered-evidence';
import { RevealedPrediction } from '../judge/revealed-prediction';
import { type OpenProps } from './open-segment';

interface Props extends Omit<OpenProps, 'mode' | 'reference'> {
  /** The note is being written. */
  noting: boolean;
}

/** What belongs to the open segment: the judge's prediction, the clause, the evidence, the note. */
export const SegmentDetails = memo(function SegmentDetails(props: Props) {
  const { segment, noting, language, method, arm, focusEvidence, readOnly, actions } = props;
  const { label, machine, revealed } = segment;
  const offered = machine ?? revealed?.machine;
  return (
    <>
      {machine && method && (
        <MachinePrediction segmentId={segment.id} machine={machine} method={method} label={label} />
      )}
      <RevealedPrediction segment={segment} method={method} language={language} arm={arm} />
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
