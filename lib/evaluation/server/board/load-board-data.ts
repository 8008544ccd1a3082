import type { Share } from '@/lib/annotation/exposure/proportion';
import type { Db } from '@/lib/db/client';
import type { BoardData, BoardJudge, JudgedAnswers } from '../../board/board-data';
import { loadAnchoring } from './load-anchoring';
import { loadBoardSamples } from './load-board-samples';
import { loadJudges } from './load-judges';
import { loadPredictions } from './load-predictions';

/** All that a project's board is made of: gold, blind labels, and the current predictions of every judge. People and judges are read at once. */
export async function loadBoardData(db: Db, projectId: string): Promise<BoardData> {
  const [samples, judges] = await Promise.all([loadBoardSamples(db, projectId), loadJudged(db, projectId)]);
  const judged = judges.map(({ judge, predictions }): JudgedAnswers => ({
    judge,
    predictions: samples.map(({ id }) => predictions.get(id) ?? null),
  }));
  return { samples, judged };
}

/** Every judge with its current predictions by sample. */
async function loadJudged(db: Db, projectId: string) {
  const anchoring = await loadAnchoring(db, projectId);
  const judged = [];
  for (const { runs, ...judge } of await loadJudges(db, projectId)) {
    const { score, predictions } = await loadPredictions(db, runs);
    judged.push({ judge: { ...judge, score, shown: anchoredOf(runs, anchoring) }, predictions });
  }
  return judged;
}

function anchoredOf(
  runs: readonly string[],
  anchoring: ReadonlyMap<string, BoardJudge['shown']>,
): BoardJudge['shown'] {
  const own = runs.flatMap((run) => anchoring.get(run) ?? []);
  const sum = (shares: readonly Share[]): Share =>
    shares.reduce((all, { n, of }) => ({ n: all.n + n, of: all.of + of }), { n: 0, of: 0 });
  return { shown: sum(own.map(({ shown }) => shown)), control: sum(own.map(({ control }) => control)) };
}
