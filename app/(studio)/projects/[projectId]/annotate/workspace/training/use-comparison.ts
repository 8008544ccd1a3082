import { useEffect, useMemo, useState } from 'react';
import type { TrainingResult } from '@/lib/adjudication/training';
import { type Evidence } from '@/lib/annotation/evidence/evidence';

const NONE: readonly Evidence[] = [];
/** The button that goes on to the next sample. */
export const NEXT_SAMPLE = 'next-sample';

interface Comparison {
  chosen: number;
  focusEvidence: number;
  looks: number;
  /** Of the known label of the unit that is looked at. */
  evidence: readonly Evidence[];
  choose(unit: number): void;
  look(at: number): void;
}

/**
 * Which unit of a training sample is looked at: of the selected segment the one that was chosen, else the first wrong one. When the
 * result comes, the first segment with something wrong is selected, and the focus goes to the way on.
 */
export function useComparison(
  result: TrainingResult | null,
  selectedId: string,
  select: (segmentId: string) => void,
): Comparison {
  const [at, setAt] = useState({ unit: -1, focusEvidence: 0, looks: 0 });
  const units = result?.units;
  const chosen = useMemo(() => {
    if (!units) return -1;
    const mine = units.flatMap(({ own }, index) => (own.includes(selectedId) ? [index] : []));
    const given = units[at.unit];
    if (given && (given.own.length === 0 || mine.includes(at.unit))) return at.unit;
    return mine.find((index) => !units[index]!.same) ?? mine[0] ?? -1;
  }, [units, at.unit, selectedId]);
  useEffect(() => {
    if (!units) return;
    const wrong = units.find(({ same, own }) => !same && own.length > 0)?.own[0];
    if (wrong) select(wrong);
    document.getElementById(NEXT_SAMPLE)?.focus();
  }, [units, select]);
  return {
    chosen,
    focusEvidence: at.focusEvidence,
    looks: at.looks,
    evidence: units?.[chosen]?.evidence ?? NONE,
    choose: (unit) => {
      setAt(({ looks }) => ({ unit, focusEvidence: 0, looks: looks + 1 }));
      const own = units?.[unit]?.own[0];
      if (own) select(own);
    },
    look: (focusEvidence) => setAt(({ looks }) => ({ unit: chosen, focusEvidence, looks: looks + 1 })),
  };
}
