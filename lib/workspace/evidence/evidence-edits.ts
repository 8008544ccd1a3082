import { type Evidence, type EvidenceSpan } from '@/lib/annotation/evidence/evidence';
import { ofPerson } from '@/lib/annotation/evidence/evidence-origin';
import {
  withSearches,
  sameEvidence,
  withEvidence,
  withOffered,
  withoutSpan,
  withRelation,
} from '@/lib/annotation/evidence/evidence-edit';

/** What a person can do to the evidence of a segment. */
export type EvidenceAct =
  | { kind: 'evidence'; add: Evidence }
  | { kind: 'drop-evidence'; at: number }
  /** Of the spans alone, by their number: said the other way, or taken away. */
  | { kind: 'turn-span'; at: number; relation: EvidenceSpan['relation'] }
  | { kind: 'drop-span'; at: number }
  /** Takes over what the method found. */
  | { kind: 'take-evidence' }
  /** Searched and not found, with these searches and no others. */
  | { kind: 'searches'; searched: string[] };

/** The evidence after an act; null where a person said so already. */
export function afterAct(
  evidence: readonly Evidence[],
  offered: readonly Evidence[],
  edit: EvidenceAct,
): Evidence[] | null {
  switch (edit.kind) {
    case 'evidence':
      return ofPerson(evidence).some((item) => sameEvidence(item, edit.add))
        ? null
        : withEvidence(evidence, edit.add);
    case 'drop-evidence':
      return evidence.toSpliced(edit.at, 1);
    case 'turn-span':
      return withRelation(evidence, edit.at, edit.relation);
    case 'drop-span':
      return withoutSpan(evidence, edit.at);
    case 'take-evidence':
      return withOffered(evidence, offered);
    case 'searches':
      return withSearches(evidence, edit.searched);
  }
}
