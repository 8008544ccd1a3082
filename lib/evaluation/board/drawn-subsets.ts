import { drawnParts } from '../statistics/inclusion';
import type { BoardData, BoardDraw } from './board-data';
import type { Subset } from './subsets';

/**
 * What a board says of all samples of a round in which what judges said decided which samples were read: unweighted figures on them
 * favour or harm the very judges. `weighted/2`: gold answers drawn in Round 2, each with the inverse probability of its draw
 * (Horvitz & Thompson 1952); `random/2`: those alone that a draw chose, unweighted, as a check.
 */
export function drawnSubsets({ samples }: Pick<BoardData, 'samples'>): Subset[] {
  const rounds = new Map<number, { at: number; draw: BoardDraw }[]>();
  samples.forEach(({ gold, draws }, at) => {
    if (gold === null) return;
    for (const draw of draws) {
      const read = rounds.get(draw.round);
      if (read) read.push({ at, draw });
      else rounds.set(draw.round, [{ at, draw }]);
    }
  });
  return [...rounds]
    .sort(([one], [other]) => one - other)
    .flatMap(([round, read]) => [
      ...weightedSubset(round, read),
      {
        key: `random/${round}`,
        at: read.filter(({ draw }) => draw.arm === 'random').map(({ at }) => at),
      },
    ]);
}

function weightedSubset(round: number, read: readonly { at: number; draw: BoardDraw }[]): Subset[] {
  const population = read.reduce((most, { draw }) => Math.max(most, draw.of), 0);
  const parts = drawnParts(
    read.map(({ draw }) => draw),
    population,
  );
  if (!parts) return [];
  const partOf = ({ rank }: BoardDraw): 'top' | 'rest' => (rank <= parts.cut ? 'top' : 'rest');
  return [
    {
      key: `weighted/${round}`,
      at: read.map(({ at }) => at),
      drawn: read.map(({ draw }) => {
        const stratum = partOf(draw);
        const { read: n, of } = parts[stratum];
        return { stratum, weight: of / n };
      }),
    },
  ];
}
