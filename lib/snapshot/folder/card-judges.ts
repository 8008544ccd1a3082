import { type ConfusionMatrix, matrixFigures } from '@/lib/evaluation/statistics/confusion-matrix';
import { canonicalJson } from '../canonical-json';
import type { NamedJudge } from '../snapshot-judges';
import type { FolderSource } from './folder-view';
import { markdownList, markdownText } from './markdown-text';

/** A judge with its parameters, where it has some. */
export function judgeText({ method, version, model, params }: NamedJudge): string {
  const given = typeof params === 'object' && params !== null && Object.keys(params).length > 0;
  return markdownText(
    [method, version, model, given && `with ${canonicalJson(params)}`].filter(Boolean).join(' '),
  );
}

/** How much of the gold is safe for each judge, and what judges score with and without the rest. */
export function judgeSafeSection({ manifest }: FolderSource): string[] {
  const { gold: said, judgeSafe: families = [], scores = [] } = manifest;
  if (families.length === 0) return [];
  const decided = said.consistent + said.inconsistent;
  const [first] = families;
  const figure = (matrix: ConfusionMatrix): string => {
    const { balancedAccuracy } = matrixFigures(matrix);
    return balancedAccuracy === null ? 'no value' : balancedAccuracy.toFixed(3);
  };
  return [
    '## Gold that is safe for a judge',
    `A verdict that people saw may have moved their labels towards its judge. \`touched_by\` lists, for each answer and segment of \`gold\`, the models (of methods
that ask none, the methods) that may have: what was shown before a label, whatever peers were shown whose labels could be seen, and all predictions where a lead
adjudicated. An empty name stands for a judge that is not known. Measure a judge on what it did not touch:`,
    `\`\`\`python\nsafe = gold.filter(lambda row: not {${JSON.stringify(first!.family)}, ""} & set(row["touched_by"]))\n\`\`\``,
    markdownList([
      ...families.map(
        ({ family, consistent, inconsistent }) =>
          `${markdownText(family)}: ${consistent + inconsistent} of ${decided} answers are safe (${consistent} consistent, ${inconsistent} inconsistent)`,
      ),
      ...scores.map(
        ({ all, safe, ...judge }) =>
          `balanced accuracy of ${judgeText(judge)}: ${figure(all)} over all, ${figure(safe)} over what is safe for it`,
      ),
    ]),
  ];
}
