import type { Stage } from '@/lib/typology/error-type';
import { comparedUnits } from './compared-units';
import type { RaterAnnotation } from './sample-agreement';
import type { SegmentLabel } from './unit-label';
import type { RatedSegment } from './units';
import { type Category, categoryOf } from './category';

/** A method's present prediction of a sample. */
export interface MethodPrediction {
  method: string;
  /** The stages that it judges; it is silent on the other. */
  declared: readonly Stage[];
  segments: readonly RatedSegment[];
}

/** So many units of which this rater says the one and the judge the other. */
export type JudgedCell = readonly [rater: number, human: Category, judge: Category, count: number];

/**
 * How each person stands to a judge, person by person: the units are those of the two alone, and the person's verdict
 * on a stage that the judge is silent on is left out.
 */
export function judgedCells(
  answer: string,
  people: readonly Pick<RaterAnnotation, 'segments' | 'leftOut'>[],
  judge: MethodPrediction,
): JudgedCell[] {
  return people.flatMap((own, rater) => {
    const counts = new Map<string, { human: Category; judge: Category; count: number }>();
    for (const { labels } of comparedUnits(answer, [own, judge]).units) {
      const [mine, its] = labels;
      const categories = [mine, its].map(
        (label) => label && categoryOf(only(label, judge.declared), judge.declared),
      );
      if (!categories[0] || !categories[1]) continue;
      const key = categories.join();
      const found = counts.get(key) ?? { human: categories[0], judge: categories[1], count: 0 };
      counts.set(key, { ...found, count: found.count + 1 });
    }
    return [...counts.values()].map(({ human, judge: its, count }): JudgedCell => [rater, human, its, count]);
  });
}

function only(label: SegmentLabel, declared: readonly Stage[]): SegmentLabel {
  const on = (stage: Stage) => (declared.includes(stage) ? label[stage] : 'not_judged');
  return { ...label, fact: on('fact'), logic: on('logic') };
}
