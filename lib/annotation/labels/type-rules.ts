import { ERROR_TYPE_FACTS, type TypeNeed } from '@/lib/typology/error-type';
import type { Evidence } from '../evidence/evidence';
import { searchesIn } from '../evidence/evidence-edit';
import { isContrary, ofPerson } from '../evidence/evidence-origin';
import { isConsistent, type VerdictPart } from './judgement';
import type { Judgement } from '../view';

/** What can be asked of the evidence of a segment, the last where it is consistent; the words are under judging.needs. */
export type Need = TypeNeed | 'nothing_contrary';

/** What a judgement still lacks by its type; null when it lacks nothing or has no type. Only a person's word counts. */
export function unmetNeed({
  errorType,
  evidence,
  note,
}: Pick<Judgement, 'errorType' | 'evidence' | 'note'>): Need | null {
  if (errorType === null) return null;
  const { need } = ERROR_TYPE_FACTS[errorType];
  return isMet(need, ofPerson(evidence), note) ? null : need;
}

/** True for a segment that is called consistent beside evidence against it, whoever's word that is. */
export const contradictsItself = (label: VerdictPart & Pick<Judgement, 'evidence'>): boolean =>
  isConsistent(label) && label.evidence.some(isContrary);

function isMet(need: TypeNeed, evidence: readonly Evidence[], note: string): boolean {
  const count = (relation: Evidence['relation']): number =>
    evidence.filter((item) => item.relation === relation).length;
  const [against, spans] = [count('contradicts'), count('contradicts') + count('supports')];
  switch (need) {
    case 'contradicting':
      return against > 0;
    case 'two_spans':
      return spans > 1;
    case 'one_span':
      return spans > 0;
    case 'search':
      return against > 0 || searchesIn(evidence).length > 0;
    case 'grounds':
      return evidence.length > 0 || note.trim() !== '';
  }
}
