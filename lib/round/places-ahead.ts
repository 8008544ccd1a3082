import type { Had, TurnRound } from './honeypot';
import { keptTurns } from './kept-turns';

/**
 * How many places lie before a person who may take so many free ones: these, and the honeypots that come in between, as far
 * as there are. What they have had and what lies before them sum up alike after every place, so that no honeypot is told by
 * the count. With a `limit` that is reached, nothing comes any more.
 */
export function placesAhead(
  tried: TurnRound & Had,
  userId: string,
  { free, limit, honeypots }: { free: number; limit: number | null; honeypots: number },
): number {
  let [real, pots, ahead, given] = [Math.min(free, limit ?? free), honeypots, 0, tried.given];
  const ends = limit !== null && limit <= free;
  const due = keptTurns(tried, userId);
  for (; real > 0 || (pots > 0 && !ends); ahead += 1) {
    if (pots === 0) return ahead + real;
    if (given < due(tried.had + ahead + 1)) [pots, given] = [pots - 1, given + 1];
    else if (real > 0) real -= 1;
    else break;
  }
  return ahead;
}
