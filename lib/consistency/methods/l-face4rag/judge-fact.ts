import type { Verdict } from '@/lib/annotation/labels/verdict';
import { askAboutSegment } from './ask-about-segment';
import type { StageCaller } from './ask-stage';
import { PROMPTS } from './prompts/prompts';
import type { ReferenceView } from './reference-view';
import { SHAPES } from './shapes';
import type { FactSteps } from './steps';

/** What one stage made of one segment. */
export interface StageOutcome<Steps> {
  verdict: Verdict;
  steps: Steps;
  replies: string[];
  windows: [number, number][] | null;
}
export type FactOutcome = StageOutcome<FactSteps>;

/** Fact consistency of one segment (paper section 4.2): consistent if and only if every point is. */
export async function judgeFact(
  asker: StageCaller,
  question: string,
  segment: string,
  reference: ReferenceView,
): Promise<FactOutcome> {
  const { value, noVerdict, reasoning, replies, windows } = await askAboutSegment(
    asker,
    PROMPTS.fact[asker.language],
    SHAPES.fact,
    { question, segment, reference },
  );
  const points = (value?.points ?? []).map(({ context, ...point }) => ({
    ...point,
    contexts: context.map((quote) => reference.quote(quote)),
  }));
  const verdict = noVerdict
    ? 'abstained'
    : points.every(({ consistent }) => consistent)
      ? 'consistent'
      : 'inconsistent';
  return { verdict, steps: { points, noVerdict, reasoning }, replies, windows };
}
