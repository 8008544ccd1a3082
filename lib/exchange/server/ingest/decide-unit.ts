import { asFarAsTold, type KeptField, sampleDifferences } from '../../comparison/sample-differences';
import type { NativeSample } from '../../contents/native/parse/parse-record';
import type { NativeUnit, RowFault } from '../../contents/native/parse/unit';
import { fault } from '../../parse/reject';
import type { Notes } from '../../import/import-notes';
import type { LoadedAnnotation } from '../export/load-annotations';
import { type Known, planUnit, type UnitPlan } from './plan-unit';
import type { HeldSample } from './held/stored-samples';

export type UnitWithSample = NativeUnit & { sample: NativeSample };

/** What is there of a unit's sample; null where the sample is new. */
export interface HeldUnit {
  sample: HeldSample;
  annotations: readonly LoadedAnnotation[];
  /** Whether the sample is a honeypot of a round; undefined where it is not in it. */
  honeypot: (roundId: string) => boolean | undefined;
}

export interface UnitDecision {
  /** Null where the id stands for other texts: then all of it is rejected. */
  plan: UnitPlan | null;
  rejected: RowFault[];
  /** Rows of the file. */
  added: number;
  same: number;
  /** What the file tells otherwise of a sample that was there. */
  differs: KeptField[];
}

/** What becomes of a unit: the import does it, and the comparison before it tells it. */
export async function decideUnit(
  { sample, parts }: UnitWithSample,
  held: HeldUnit | null,
  known: Known & { notes: Notes; whole: boolean },
): Promise<UnitDecision> {
  if (held && held.sample.textHash !== sample.textHash) {
    const reason = held.sample.own ? 'id_repeated' : 'id_taken';
    const why = fault(reason, null, { id: sample.externalId });
    const rejected = parts.flatMap(({ rows }) => rows.map((row) => ({ row, faults: [why] })));
    return { plan: null, rejected, added: 0, same: 0, differs: [] };
  }
  const kept = held?.sample.kept;
  const differs = kept ? sampleDifferences(kept, known.whole ? sample : asFarAsTold(kept, sample)) : [];
  if (differs.length > 0) known.notes.add('sample_kept', sample.externalId);
  const plan = await planUnit(sample, parts, held?.annotations ?? [], known, held?.honeypot);
  const counts = { added: 0, same: 0 };
  for (const { part, adds } of plan.taken) {
    const isAdded = adds || (held === null && part.annotationIds.length === 0);
    counts[isAdded ? 'added' : 'same'] += part.rows.length;
  }
  return { plan, rejected: plan.rejected, ...counts, differs };
}
