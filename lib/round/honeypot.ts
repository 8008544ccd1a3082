import { DRAWS } from '@/lib/project/control-arm';
import { draw } from './draw';

/** What of a round decides when somebody gets honeypots. */
export interface TurnRound {
  roundId: string;
  honeypotShare: number;
}

/** A person's places in a round, in progress or submitted, and how many of these are honeypots. */
export interface Had {
  had: number;
  given: number;
}

/**
 * Which of a person's turns in a round is their nth honeypot's, from 0. Turns are cut into as many blocks as there are to be
 * honeypots, and one turn of each is drawn: nobody can tell which, and of n turns the share of n is met, also where n is small.
 */
export function honeypotTurn({ roundId, honeypotShare }: TurnRound, userId: string, nth: number): number {
  const [start, end] = [blockStart(honeypotShare, nth), blockStart(honeypotShare, nth + 1)];
  const drawn = draw('honeypot', roundId, `${userId}/${nth}`);
  return start + Math.floor((drawn / DRAWS) * (end - start));
}

const blockStart = (honeypotShare: number, nth: number): number => Math.ceil((nth * 100) / honeypotShare);

/** How many of a person's first `turns` turns are for honeypots: their share, rounded down or up. */
export function honeypotsDue(
  round: TurnRound,
  userId: string,
  turns: number,
  turnOf: (nth: number) => number = (nth) => honeypotTurn(round, userId, nth),
): number {
  if (turns <= 0 || round.honeypotShare === 0) return 0;
  const last = Math.floor(((turns - 1) * round.honeypotShare) / 100);
  return last + (turnOf(last) < turns ? 1 : 0);
}

/**
 * Whether a person's next place is a honeypot: fewer have been given than are due with it. A honeypot that was delayed
 * (by a lead's assignment, or because no new one was left) comes as soon as possible.
 */
export const isHoneypotTurn = (round: TurnRound, userId: string, { had, given }: Had): boolean =>
  given < honeypotsDue(round, userId, had + 1);

/** How many honeypots a round of so many samples has. */
export const honeypotsFor = (samples: number, honeypotShare: number): number =>
  Math.ceil((samples * honeypotShare) / 100);
