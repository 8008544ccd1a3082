import type { RowFields } from '../formats/row-schema';
import type { GoldRecord } from './gold/gold-record';
import type { SampleRecord } from './native/record';
import { rowContent } from './row-content';

type ClaimLabel = 'Entailment' | 'Neutral' | 'Contradiction';

/** A hallucination is told by nothing in the reference; every other error says something else than it. An open type may be either. */
function claimLabel({ verdict, error_type }: GoldRecord['units'][number]): ClaimLabel | null {
  if (verdict === 'consistent') return 'Entailment';
  if (verdict !== 'inconsistent' || error_type === null) return null;
  return error_type === 'Hallu' ? 'Neutral' : 'Contradiction';
}

/** RefChecker's strict rule: one contradiction is enough, and all have to be entailed; null while a claim is open. */
function answerLabel(labels: readonly (ClaimLabel | null)[]): ClaimLabel | null {
  if (labels.includes('Contradiction')) return 'Contradiction';
  if (labels.length === 0 || labels.includes(null)) return null;
  return labels.every((label) => label === 'Entailment') ? 'Entailment' : 'Neutral';
}

const labelsOf = ({ gold }: SampleRecord): (ClaimLabel | null)[] => (gold?.units ?? []).map(claimLabel);

const FIELDS: RowFields<SampleRecord> = [
  ['id', 'string', ({ id }) => id],
  ['question', 'string', ({ question }) => question],
  ['reference', 'string', ({ reference }) => reference],
  ['response', 'string', ({ answer }) => answer],
  ['claims', 'json', ({ gold }) => (gold?.units ?? []).map(({ text }) => text), { list: 'string' }],
  ['ys', 'json', labelsOf, { list: 'string' }],
  ['Y', 'string', (sample) => answerLabel(labelsOf(sample))],
];

/** A list as RefChecker's command line reads and writes it, its claims the segments of the gold and its labels those of people. */
export const refcheckerContent = rowContent(
  { id: 'refchecker', annotationsFixed: true, ofGold: true, rows: 'samples' },
  FIELDS,
  (sample) => [sample],
);
