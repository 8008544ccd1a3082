import { createHash } from 'node:crypto';
import type { GoldVerdict } from '@/lib/adjudication/support';
import type { JudgeFields } from './judge-fields';
import { type LabelledUnit, labelledUnits, PLACE_FIELDS } from './labelled-unit';
import { type FolderTable, folderTable } from './table';

interface NoisyUnit extends LabelledUnit {
  /** Of the person who departs from the gold of this answer most often. */
  dissenter: string | null;
}

/**
 * Gold beside labels that are worse by nature: of the annotator who departs from gold most often, any label that departs from it, gold turned at
 * random as often as people depart, and methods' verdicts. For studies of learning and of measuring under noise.
 *
 * @param dissent how many of all labels of the snapshot depart from gold
 */
export const noisyLabelTable = (dissent: { n: number; of: number }, judges: JudgeFields): FolderTable =>
  folderTable<NoisyUnit>(
    'noisy_labels',
    'a segment with a gold verdict, beside what dissenting people, chance and methods say of it',
    [
      ...PLACE_FIELDS,
      ['dissenting_annotator', 'string', ({ unit, dissenter }) => labelBy(unit, dissenter)],
      [
        'dissenting_label',
        'string',
        ({ unit }) =>
          (unit.labels ?? []).find((one) => one.verdict !== unit.verdict)?.verdict ?? unit.verdict,
      ],
      ['random_flip', 'string', (row) => flipped(row, dissent)],
      [
        'predictions',
        'json',
        ({ unit }) => (unit.predictions ?? []).map((one) => ({ ...judges.of(one), verdict: one.verdict })),
        { list: { struct: { ...judges.types, verdict: 'string' } } },
      ],
    ],
    (record) => {
      const units = labelledUnits(record).filter(({ unit }) => unit.verdict !== null);
      const dissenter = mostDissenting(units);
      return units.map((row) => ({ dissenter, ...row }));
    },
  );

const labelBy = ({ labels = [] }: LabelledUnit['unit'], annotator: string | null): string | null =>
  labels.find((one) => one.annotator === annotator)?.verdict ?? null;

/** Of several who depart as often, the first by name. */
function mostDissenting(units: readonly LabelledUnit[]): string | null {
  const departures = new Map<string, number>();
  for (const { unit } of units)
    for (const { annotator, verdict } of unit.labels ?? [])
      if (annotator !== null)
        departures.set(annotator, (departures.get(annotator) ?? 0) + (verdict === unit.verdict ? 0 : 1));
  const ranked = [...departures].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return ranked[0]?.[0] ?? null;
}

const OTHER: Record<GoldVerdict, GoldVerdict> = { consistent: 'inconsistent', inconsistent: 'consistent' };

/** Turned where the first 48 bits of a hash of the segment's place, over 2^48, lie below the rate: the same in every copy. */
function flipped(
  { sampleId, index, unit }: LabelledUnit,
  { n, of }: { n: number; of: number },
): string | null {
  const hash = createHash('sha256')
    .update(JSON.stringify([sampleId, index]))
    .digest();
  const turned = of > 0 && hash.readUIntBE(0, 6) / 2 ** 48 < n / of;
  return turned ? OTHER[unit.verdict as GoldVerdict] : unit.verdict;
}
