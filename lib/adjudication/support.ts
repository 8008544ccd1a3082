import { segmentVerdict } from '@/lib/annotation/labels/verdict';
import type { VerdictPart } from '@/lib/annotation/labels/judgement';
import { type ErrorType, STAGES } from '@/lib/typology/error-type';
import type { GoldRule } from './gold-rule';

/** What can be gold: doubt never is. */
export type GoldVerdict = 'consistent' | 'inconsistent';

/** What is said most often in reply to one question, by how many of those who were asked; null where that is doubt. */
export interface Support<Value> {
  value: Value | null;
  votes: number;
  of: number;
}

/** Verdict, stages and type of a unit are gold separately: each is a question of its own. */
export interface LabelSupport {
  verdict: Support<GoldVerdict>;
  fact: Support<GoldVerdict>;
  logic: Support<GoldVerdict>;
  errorType: Support<ErrorType>;
}

/** @param labels of those who labelled one unit */
export function supportOf(labels: readonly VerdictPart[]): LabelSupport {
  const verdictOf = (said: string): GoldVerdict | null =>
    said === 'consistent' || said === 'inconsistent' ? said : null;
  return {
    verdict: mostOften(labels.map((label) => verdictOf(segmentVerdict(label, STAGES)))),
    fact: mostOften(labels.map(({ fact }) => verdictOf(fact))),
    logic: mostOften(labels.map(({ logic }) => verdictOf(logic))),
    errorType: mostOften(labels.map(({ errorType }) => errorType)),
  };
}

/** Of two as frequent the first: no rule is content with either. */
export function mostOften<Value>(values: readonly (Value | null)[]): Support<Value> {
  if (values.length === 1) return { value: values[0]!, votes: 1, of: 1 };
  const counts = new Map<Value | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [value, votes] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [null, 0]);
  return { value, votes, of: values.length };
}

/** Whether a rule is content with so many of so many; in SQL: `meets` of server/list-filter.ts. */
export const isEnough = (rule: GoldRule, votes: number, of: number): boolean =>
  rule.kind === 'unanimous'
    ? votes === of && of > 1
    : rule.kind === 'majority' && votes * 2 > of && votes >= rule.votes;
