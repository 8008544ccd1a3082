import type { AnswerVerdict, Verdict } from '@/lib/annotation/labels/verdict';

/** How the votes of a panel decide. */
export const PANEL_RULES = ['majority', 'any_fails', 'weighted'] as const;
export type PanelRule = (typeof PANEL_RULES)[number];

/** What one judge said of an answer. */
export interface Vote {
  /** Null: it has no current prediction. Undecided and null are no votes. */
  verdict: AnswerVerdict | null;
  /** A whole number from 1 on; counted where votes are weighted. */
  weight: number;
}

export interface VoteCount {
  verdict: Verdict;
  /** Share of the votes cast that are for inconsistent, 0 to 1; null where none was cast. */
  score: number | null;
}

/**
 * Counts votes. A verdict is one that no missing vote could change: more than half of the votes of all judges or, by
 * any_fails, one vote for inconsistent or every vote for consistent. Else it is unsure, and abstained where nobody voted.
 */
export function countVotes(rule: PanelRule, votes: readonly Vote[]): VoteCount {
  const sum = (counted: readonly Vote[]): number =>
    counted.reduce((all, { weight }) => all + (rule === 'weighted' ? weight : 1), 0);
  const votesFor = (said: AnswerVerdict): number => sum(votes.filter(({ verdict }) => verdict === said));
  const [failed, passed, all] = [votesFor('inconsistent'), votesFor('consistent'), sum(votes)];
  if (failed + passed === 0) return { verdict: 'abstained', score: null };
  const fails = rule === 'any_fails' ? failed > 0 : 2 * failed > all;
  const passes = rule === 'any_fails' ? passed === all : 2 * passed > all;
  return {
    verdict: fails ? 'inconsistent' : passes ? 'consistent' : 'unsure',
    score: failed / (failed + passed),
  };
}
