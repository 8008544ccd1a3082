import { byName } from '@/lib/text/by-name';
import { ARMS, type Arm } from '../exposure/arm';

/** Active time a segment, in milliseconds: the median over annotations with the quartiles, and over how many. */
export interface SegmentPace {
  lowerMs: number;
  medianMs: number;
  upperMs: number;
  annotations: number;
}

/** How quickly somebody works in each arm, and in all together; null where nothing of it was timed. */
export interface PaceRow {
  /** Id of an author; `all` for everybody. */
  key: string;
  name: string;
  arms: Record<Arm, SegmentPace | null>;
  together: SegmentPace | null;
}

/** A pace of one person or of everybody (no author), in one arm or in all together (no arm). */
export interface PaceOf extends SegmentPace {
  authorId: string | null;
  author: string | null;
  arm: Arm | null;
}

/** Everybody's row, then one for each person, who has most timed annotations first. */
export function paceRows(paces: readonly PaceOf[]): { all: PaceRow; byAnnotator: PaceRow[] } {
  const rows = new Map<string | null, PaceRow>([[null, empty('all', '')]]);
  for (const { authorId, author, arm, ...pace } of paces) {
    const row = rows.get(authorId) ?? empty(authorId ?? 'all', author ?? '');
    rows.set(authorId, row);
    if (arm === null) row.together = pace;
    else row.arms[arm] = pace;
  }
  const timed = (row: PaceRow): number => row.together?.annotations ?? 0;
  const people = [...rows.values()].filter(({ key }) => key !== 'all');
  return {
    all: rows.get(null)!,
    byAnnotator: people.sort((a, b) => timed(b) - timed(a) || byName(a, b)),
  };
}

const empty = (key: string, name: string): PaceRow => ({
  key,
  name,
  together: null,
  arms: Object.fromEntries(ARMS.map((arm) => [arm, null])) as Record<Arm, null>,
});
