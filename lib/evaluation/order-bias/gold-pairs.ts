import { likeness } from './likeness';

/** An answer with gold, by the question and reference that it shares with others. */
export interface GoldAnswer {
  id: string;
  /** The same for answers to one question over one reference. */
  group: string;
  verdict: 'consistent' | 'inconsistent';
}

/** Ids of a consistent answer and an inconsistent one to the same question. */
export interface AnswerPair {
  correct: string;
  incorrect: string;
}

/**
 * Answers to one question paired off, the first consistent one with the first inconsistent one and so on; no answer is in two
 * pairs. Also the groups with an inconsistent answer that has no partner.
 */
export function pairAnswers(answers: readonly GoldAnswer[]): { pairs: AnswerPair[]; alone: string[] } {
  const groups = new Map<string, Record<GoldAnswer['verdict'], string[]>>();
  for (const { id, group, verdict } of answers) {
    const own = groups.get(group) ?? { consistent: [], inconsistent: [] };
    own[verdict].push(id);
    groups.set(group, own);
  }
  const pairs: AnswerPair[] = [];
  const alone: string[] = [];
  for (const [group, { consistent, inconsistent }] of groups) {
    const count = Math.min(consistent.length, inconsistent.length);
    for (let at = 0; at < count; at += 1)
      pairs.push({ correct: consistent[at]!, incorrect: inconsistent[at]! });
    if (count === 0 && inconsistent.length > 0) alone.push(group);
  }
  return { pairs, alone };
}

/** A unit of gold, as much as pairs need of it. */
export interface GoldSegment {
  text: string;
  verdict: 'consistent' | 'inconsistent';
}

/** Less alike than this, two segments are about different things. */
const LEAST_LIKENESS = 0.5;

/**
 * Segments that say the same thing rightly and wrongly, of answers to one question: to each inconsistent one the consistent
 * one that is most like it. Without a counterpart that is alike enough it has no pair.
 */
export function pairSegments(segments: readonly GoldSegment[]): { correct: string; incorrect: string }[] {
  const free = new Set(segments.filter(({ verdict }) => verdict === 'consistent').map(({ text }) => text));
  const wrong = segments.filter(({ verdict }) => verdict === 'inconsistent').map(({ text }) => text);
  return [...new Set(wrong)].flatMap((incorrect) => {
    const [best] = [...free]
      .map((correct) => ({ correct, alike: likeness(correct, incorrect) }))
      .filter(({ alike }) => alike >= LEAST_LIKENESS && alike < 1)
      .sort((a, b) => b.alike - a.alike);
    if (!best) return [];
    free.delete(best.correct);
    return [{ correct: best.correct, incorrect }];
  });
}
