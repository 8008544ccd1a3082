import { draw, isDrawn } from './draw';

/** What of a round decides when somebody gets honeypots. */
export interface TurnRound {
  roundId: string;
  honeypotShare: number;
}

/**
 * Whether a person's next place, after so many that they have had in the round, is a honeypot: a draw of round, person and
 * count, so that nobody can tell when one comes and asking twice changes nothing.
 */
export function isHoneypotTurn({ roundId, honeypotShare }: TurnRound, userId: string, had: number): boolean {
  return isDrawn(draw('honeypot', roundId, `${userId}/${had}`), honeypotShare);
}

/** How many honeypots a round of so many samples lays out. */
export const honeypotsFor = (samples: number, honeypotShare: number): number =>
  Math.ceil((samples * honeypotShare) / 100);
