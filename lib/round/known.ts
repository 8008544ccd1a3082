import type { z } from 'zod';
import type { knownAnswerSchema } from './view-schema';

/** Where a known answer comes from, the one that holds first: a lead, several people by the project's rule, the sample's source. */
export const KNOWN_ORIGINS = ['adjudication', 'agreed', 'source'] as const;
export type KnownOrigin = (typeof KNOWN_ORIGINS)[number];

export const KNOWN_VERDICTS = ['consistent', 'inconsistent'] as const;
export type KnownVerdict = (typeof KNOWN_VERDICTS)[number];

/** What a lead wants of a known sample: that it serves before others, that it never does, or as it falls out. */
export const KNOWN_CHOICES = ['auto', 'pinned', 'excluded'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];

export type KnownAnswer = z.infer<typeof knownAnswerSchema>;

/** A sample that could serve. */
export interface KnownCandidate {
  sampleId: string;
  verdict: KnownVerdict;
  choice: KnownChoice;
  /** To how many of the people of the round it is not new. */
  knownTo: number;
  /** By which equals are chosen: a draw, so that the choice repeats. */
  drawn: number;
  /** It serves already, and somebody has had it. */
  fixed: boolean;
}

/**
 * Which known samples serve, so many as are wanted: those that do already; then what a lead has pinned; then so that both verdicts
 * come out even as far as there are samples, what is new to most people first. What is excluded never does.
 */
export function chooseKnown(candidates: readonly KnownCandidate[], wanted: number): KnownCandidate[] {
  const open = candidates.filter(({ choice }) => choice !== 'excluded');
  const chosen = open.filter(({ fixed }) => fixed);
  const count = (verdict: KnownVerdict): number => chosen.filter((one) => one.verdict === verdict).length;
  for (const pinned of [true, false]) {
    const lines = KNOWN_VERDICTS.map((verdict) =>
      open
        .filter((one) => one.verdict === verdict && !one.fixed && (one.choice === 'pinned') === pinned)
        .sort((a, b) => a.knownTo - b.knownTo || a.drawn - b.drawn || (a.sampleId < b.sampleId ? -1 : 1)),
    );
    const numbers = KNOWN_VERDICTS.map(count);
    while (chosen.length < wanted && lines.some((line) => line.length > 0)) {
      // The verdict that is behind, an error before its absence.
      const behind = numbers[0]! < numbers[1]! ? 0 : 1;
      const at = lines[behind]!.length > 0 ? behind : 1 - behind;
      chosen.push(lines[at]!.shift()!);
      numbers[at] = numbers[at]! + 1;
    }
  }
  return chosen;
}

/** Whether honeypots fail for a person: fewer were given than are due, and none is left that is new to them. */
export const isVoidFor = ({ due, given, left }: { due: number; given: number; left: number }): boolean =>
  given < due && left === 0;
