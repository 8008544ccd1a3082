import type { RowFields } from '@/lib/exchange/formats/row-schema';
import type { SnapshotRecord, SnapshotUnit } from '../../snapshot-line';
import type { UnitSources } from '../../unit-sources';

/** A segment of gold that somebody labelled. */
export interface LabelledUnit {
  sampleId: string;
  index: number;
  unit: SnapshotUnit & UnitSources;
}

/** Which segment a row is about, and its gold verdict; empty while that is open. */
export const PLACE_FIELDS: RowFields<LabelledUnit> = [
  ['sample_id', 'string', ({ sampleId }) => sampleId],
  ['segment', 'integer', ({ index }) => index],
  ['text', 'string', ({ unit }) => unit.text],
  ['verdict', 'string', ({ unit }) => unit.verdict],
];

/** The segments of a record's gold that people labelled; none of a snapshot that does not tell what gold was made of. */
export const labelledUnits = ({ id, gold }: SnapshotRecord): LabelledUnit[] =>
  (gold?.units ?? []).flatMap((unit, index) =>
    unit.verdicts && unit.votes > 0 ? [{ sampleId: id, index, unit: unit as LabelledUnit['unit'] }] : [],
  );
