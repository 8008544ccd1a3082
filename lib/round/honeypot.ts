import { draw, isDrawn } from './draw';

/** What decides when a person of a round gets honeypots: they have had so many places there. */
interface Tried {
  roundId: string;
  honeypotShare: number;
  had: number;
}

/**
 * Whether a person's next place, after so many that they have had in the round, is a honeypot: a draw of round, person and
 * count, so that nobody can tell when one comes and asking twice changes nothing.
 */
export function isHoneypotTurn(
  { roundId, honeypotShare }: Omit<Tried, 'had'>,
  userId: string,
  had: number,
): boolean {
  return isDrawn(draw('honeypot', roundId, `${userId}/${had}`), honeypotShare);
}

/** How many honeypots a round of so many samples lays out. */
export const honeypotsFor = (samples: number, honeypotShare: number): number =>
  Math.ceil((samples * honeypotShare) / 100);

/**
 * How many places lie before a person who may take so many free ones: these, and the honeypots that come in between, as far
 * as there are. What they have had and what lies before them sum up alike after every place, so that no honeypot is told by
 * the count. With a `limit` that is reached, nothing comes any more.
 */
export function placesAhead(
  tried: Tried,
  userId: string,
  { free, limit, honeypots }: { free: number; limit: number | null; honeypots: number },
): number {
  let [real, pots, ahead] = [Math.min(free, limit ?? free), honeypots, 0];
  const ends = limit !== null && limit <= free;
  for (; real > 0 || (pots > 0 && !ends); ahead += 1) {
    if (pots === 0) return ahead + real;
    if (isHoneypotTurn(tried, userId, tried.had + ahead)) pots -= 1;
    else if (real > 0) real -= 1;
    else break;
  }
  return ahead;
}
