import type { RoundKind } from './round';

/** Kinds in the order in which people work their rounds off, unless a lead says otherwise: what prepares or checks goes first. */
export const KINDS_IN_TURN: readonly RoundKind[] = ['training', 'pilot', 'reannotation', 'main'];

/** More than a project has rounds. */
const STEP = 1_000_000;

/** What decides when a round's turn is. */
export interface Turning {
  kind: RoundKind;
  number: number;
  /** As a lead has put it; null where its kind stands. */
  position: number | null;
}

/** Where a round stands; the smallest comes first. */
export const turnOf = ({ kind, number, position }: Turning): number =>
  position ?? KINDS_IN_TURN.indexOf(kind) * STEP + number;

/** Rounds in the order in which they are worked off. */
export const inTurn = <Round extends Turning>(rounds: readonly Round[]): Round[] =>
  [...rounds].sort((a, b) => turnOf(a) - turnOf(b) || a.number - b.number);

/** Positions that put rounds into this order; the places that they take among others stay the same. */
export function positionsFor<Round extends Turning>(wanted: readonly Round[]): Map<Round, number> {
  const places = inTurn(wanted).map(turnOf);
  return new Map(wanted.map((round, at) => [round, places[at]!]));
}
