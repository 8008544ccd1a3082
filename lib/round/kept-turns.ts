import { isHoneypotTurn, type TurnRound } from './honeypot';

/** People in rounds whose turns are kept: 100 kB each where a hundred thousand lie before them. */
const MOST = 100;
/** What is not known yet is 0. */
const [NO, YES] = [1, 2];

const kept = new Map<string, Uint8Array>();

/**
 * isHoneypotTurn of one person in one round, kept as far as it was asked: how much lies before somebody is shown at every sample,
 * and goes through as many turns.
 *
 * @param turns as many as will be asked, counted from the person's first
 */
export function keptTurns(round: TurnRound, userId: string, turns: number): (had: number) => boolean {
  const key = `${round.roundId} ${round.honeypotShare} ${userId}`;
  let known = kept.get(key) ?? new Uint8Array(0);
  if (known.length < turns) {
    const more = new Uint8Array(Math.max(turns, 2 * known.length));
    more.set(known);
    known = more;
  }
  kept.delete(key); // who asked last is forgotten last
  kept.set(key, known);
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  return (had) => {
    if (known[had]) return known[had] === YES;
    const turn = isHoneypotTurn(round, userId, had);
    known[had] = turn ? YES : NO;
    return turn;
  };
}
