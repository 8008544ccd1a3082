import { honeypotsDue, honeypotTurn, type TurnRound } from './honeypot';

/** People in rounds whose turns are kept: 200 kB each where a hundred thousand samples and as many honeypots lie before them. */
const MOST = 100;

const kept = new Map<string, number[]>();

/**
 * honeypotsDue of one person in one round, whose draws are kept as far as they were asked: how much lies before somebody is shown
 * at every sample, and goes through as many turns.
 */
export function keptTurns(round: TurnRound, userId: string): (turns: number) => number {
  const key = `${round.roundId} ${round.honeypotShare} ${userId}`;
  const known = kept.get(key) ?? [];
  kept.delete(key); // who asked last is forgotten last
  kept.set(key, known);
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
  const turnOf = (nth: number): number => (known[nth] ??= honeypotTurn(round, userId, nth));
  return (turns) => honeypotsDue(round, userId, turns, turnOf);
}
