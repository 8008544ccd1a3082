import type { RoundKind } from './round';

/**
 * Where the turns of each kind of round begin, unless a lead says otherwise: what prepares or checks goes first. A lead's
 * positions are stored on this scale, so that a new kind gets a number between these, and no number of before changes.
 */
const FIRST_TURN: Record<RoundKind, number> = {
  training: 0,
  pilot: 1_000_000,
  reannotation: 2_000_000,
  main: 3_000_000,
};

/** Kinds in the order in which people work their rounds off. */
export const KINDS_IN_TURN: readonly RoundKind[] = (Object.keys(FIRST_TURN) as RoundKind[]).sort(
  (a, b) => FIRST_TURN[a] - FIRST_TURN[b],
);

/** What decides when a round's turn is. */
export interface Turning {
  kind: RoundKind;
  number: number;
  /** As a lead has put it; null where its kind stands. */
  position: number | null;
}

/** Where a round stands; the smallest comes first. */
export const turnOf = ({ kind, number, position }: Turning): number => position ?? FIRST_TURN[kind] + number;

/** Rounds in the order in which they are worked off. */
export const inTurn = <Round extends Turning>(rounds: readonly Round[]): Round[] =>
  [...rounds].sort((a, b) => turnOf(a) - turnOf(b) || a.number - b.number);

/** Positions that put rounds into this order; the places that they take among others stay the same. */
export function positionsFor<Round extends Turning>(wanted: readonly Round[]): Map<Round, number> {
  const places = inTurn(wanted).map(turnOf);
  return new Map(wanted.map((round, at) => [round, places[at]!]));
}
