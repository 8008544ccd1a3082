import { memo } from 'react';
import { CitedClause } from './cited-clause';
import { EvidenceList } from './evidence-list';
import { MachineReading } from './machine-reading';
import { NoteField } from './note-field';
import { OfferedEvidence } from './offered-evidence';
import { RevealedReading } from './revealed-reading';
import { type OpenProps } from './open-segment';

interface Props extends Omit<OpenProps, 'mode' | 'reference'> {
  /** The note is being written. */
  noting: boolean;
}

/** What belongs to the open segment: the judge's reading, the clause, the evidence, the note. */
export const SegmentDetails = memo(function SegmentDetails(props: Props) {
  const { segment, noting, language, method, arm, lookAt, readOnly, doors } = props;
  const { label, machine, revealed } = segment;
  const offered = machine ?? revealed?.machine;
  return (
    <>
      {machine && method && (
        <MachineReading segmentId={segment.id} machine={machine} method={method} label={label} />
      )}
      <RevealedReading {...{ segment, method, language, arm }} />
      {!readOnly && offered && <OfferedEvidence own={label.evidence} machine={offered} doors={doors} />}
      {label.clause && (
        <CitedClause
          clause={label.clause}
          onDrop={readOnly ? null : () => doors.act({ kind: 'cite', clause: label.clause! })}
        />
      )}
      <EvidenceList evidence={label.evidence} {...{ lookAt, language, readOnly, doors }} />
      <NoteField
        key={segment.id}
        note={label.note}
        open={noting}
        readOnly={readOnly}
        language={language}
        onNote={(note) => doors.act({ kind: 'segment-note', segmentId: segment.id, note })}
      />
    </>
  );
});
