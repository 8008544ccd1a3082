/** A predicted probability of inconsistent, and whether gold says so. */
export interface PredictedProbability {
  probability: number;
  positive: boolean;
}

export interface ProbabilityBin {
  n: number;
  positives: number;
  /** Mean predicted probability. */
  mean: number;
}

/** Bins [k/count, (k+1)/count), the last one closed; empty bins are left out. */
export function equalWidthBins(answers: readonly PredictedProbability[], count: number): ProbabilityBin[] {
  const groups: PredictedProbability[][] = Array.from({ length: count }, () => []);
  for (const answer of answers) groups[binAt(answer.probability, count)]!.push(answer);
  return groups.filter((group) => group.length > 0).map(binOf);
}

/** The product can miss a border by a rounding error, so the borders themselves decide. */
function binAt(probability: number, count: number): number {
  let bin = Math.min(count - 1, Math.floor(probability * count));
  while (bin > 0 && probability < bin / count) bin -= 1;
  while (bin < count - 1 && probability >= (bin + 1) / count) bin += 1;
  return bin;
}

/** Bins of about equally many answers. Equal probabilities stay in one bin, so the order of answers changes nothing. */
export function equalMassBins(answers: readonly PredictedProbability[], count: number): ProbabilityBin[] {
  const sorted = answers.toSorted((a, b) => a.probability - b.probability);
  const bins: ProbabilityBin[] = [];
  let from = 0;
  for (let bin = 1; bin <= count; bin += 1) {
    let end = Math.round((bin * sorted.length) / count);
    if (end <= from) continue;
    while (sorted[end]?.probability === sorted[end - 1]!.probability) end += 1;
    bins.push(binOf(sorted.slice(from, end)));
    from = end;
  }
  return bins;
}

function binOf(group: readonly PredictedProbability[]): ProbabilityBin {
  return {
    n: group.length,
    positives: group.filter(({ positive }) => positive).length,
    mean: group.reduce((sum, { probability }) => sum + probability, 0) / group.length,
  };
}
