import { CitedClause } from './cited-clause';
import { EvidenceList } from './evidence-list';
import { MachineReading } from './machine-reading';
import { NoteField } from './note-field';
import { OfferedEvidence } from './offered-evidence';
import { RevealedReading } from './revealed-reading';
import { type CardProps } from './segment-card';
import { type Mode } from './state';
import { useDetails } from './use-details';

/** What belongs to the open segment: the judge's reading, the clause, the evidence, the note. */
export function SegmentDetails(props: CardProps & { mode: Mode }) {
  const { box, drawn, room } = useDetails();
  return (
    <div ref={box} style={{ minHeight: room }} className="flex flex-col gap-2.5 empty:-mt-2.5">
      {drawn && <Details {...props} />}
    </div>
  );
}

function Details({
  segment,
  mode,
  language,
  method,
  arm,
  lookAt,
  readOnly,
  doors,
}: CardProps & { mode: Mode }) {
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
        note={label.note}
        open={mode.kind === 'note'}
        readOnly={readOnly}
        language={language}
        onNote={(note) => doors.act({ kind: 'segment-note', segmentId: segment.id, note })}
      />
    </>
  );
}
