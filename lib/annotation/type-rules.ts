import type { ErrorType } from '@/lib/typology/error-type';
import type { Evidence } from './evidence';
import { searchesIn } from './evidence-edit';
import type { Judgement } from './view';

/** What can be asked of the evidence of a failed segment; the words for each are under workspace.needs. */
export const NEEDS = ['contradicting', 'two_spans', 'one_span', 'search', 'grounds'] as const;
export type Need = (typeof NEEDS)[number];

/**
 * What each type needs beside its name. A contradiction is shown by what contradicts it; an inversion and a conflation by
 * the two places that were mixed up; a replaced concept and an error of logic by where the reference says it right; a
 * hallucination by a search that found nothing, or by what the reference says instead. The two escapes need some ground.
 */
const NEED_OF: Record<ErrorType, Need> = {
  Hallu: 'search',
  KCont: 'contradicting',
  KInve: 'two_spans',
  KConf: 'two_spans',
  KConc: 'one_span',
  LOver: 'one_span',
  LCaus: 'one_span',
  LConf: 'one_span',
  LIncl: 'one_span',
  LOthe: 'grounds',
  Other: 'grounds',
};

/** What a judgement still lacks by its type; null when it lacks nothing or has no type. */
export function unmetNeed({
  errorType,
  evidence,
  note,
}: Pick<Judgement, 'errorType' | 'evidence' | 'note'>): Need | null {
  if (errorType === null) return null;
  const need = NEED_OF[errorType];
  return isMet(need, evidence, note) ? null : need;
}

function isMet(need: Need, evidence: readonly Evidence[], note: string): boolean {
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
