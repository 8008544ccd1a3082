import { cellOf, type ConfusionMatrix } from '@/lib/evaluation/statistics/confusion-matrix';
import { isSafeFor, judgeFamily, UNKNOWN_FAMILY } from '@/lib/evaluation/judge-safe';
import type { StoredSample } from '@/lib/exchange/contents/stored';
import { decidedVerdict } from './group-figures';
import type { SnapshotManifest } from './manifest-view-schema';
import { byJudge, samplePredictions, namedJudgeKey } from './snapshot-judges';
import type { SnapshotGold } from './snapshot-line';

type Figures = Required<Pick<SnapshotManifest, 'judgeSafe' | 'scores'>>;
type Verdicts = Pick<Figures['judgeSafe'][number], 'consistent' | 'inconsistent'>;
type Score = Pick<Figures['scores'][number], 'all' | 'safe'>;

const nothing = (): ConfusionMatrix => ({ tp: 0, fn: 0, fp: 0, tn: 0 });

/** The families of judges that may have moved any unit of an answer's gold. */
export const touchedBy = ({ units }: SnapshotGold): Set<string> =>
  new Set(units.flatMap(({ touched_by }) => touched_by ?? []));

/** Whether gold tells what it was made of. */
export const hasSources = ({ units }: SnapshotGold): boolean =>
  units.every(({ touched_by }) => touched_by !== undefined);

/** Counts, for each family of judges, the answers whose gold none of them can have moved, and scores judges with and without the others. */
export class JudgeFigures {
  #decided: Verdicts = { consistent: 0, inconsistent: 0 };
  /** Answers that each family touched. */
  #touched = new Map<string, Verdicts>();
  #families = new Set<string>();
  #scores = new Map<string, Score>();

  /** @param stored with all of its predictions */
  add({ annotations }: Pick<StoredSample, 'annotations'>, gold: SnapshotGold | null): void {
    const predictions = samplePredictions(annotations);
    for (const { run } of predictions) this.#families.add(judgeFamily(run));
    const verdict = decidedVerdict(gold);
    if (!gold || verdict === null) return;
    this.#decided[verdict] += 1;
    const touched = touchedBy(gold);
    for (const family of touched) {
      if (family !== UNKNOWN_FAMILY) this.#families.add(family);
      const counts = this.#touched.get(family) ?? { consistent: 0, inconsistent: 0 };
      // One whose judge is unknown is safe for none already.
      if (family === UNKNOWN_FAMILY || !touched.has(UNKNOWN_FAMILY)) counts[verdict] += 1;
      this.#touched.set(family, counts);
    }
    for (const { run, verdict: said } of predictions) {
      const key = namedJudgeKey(run);
      const score = this.#scores.get(key) ?? { all: nothing(), safe: nothing() };
      const cell = cellOf(verdict, said === 'consistent' || said === 'inconsistent' ? said : 'undecided');
      score.all[cell] += 1;
      if (isSafeFor(judgeFamily(run), touched)) score.safe[cell] += 1;
      this.#scores.set(key, score);
    }
  }

  figures(): Figures {
    const none = { consistent: 0, inconsistent: 0 };
    const unknown = this.#touched.get(UNKNOWN_FAMILY) ?? none;
    return {
      judgeSafe: [...this.#families].sort().map((family) => {
        const own = this.#touched.get(family) ?? none;
        return {
          family,
          consistent: this.#decided.consistent - own.consistent - unknown.consistent,
          inconsistent: this.#decided.inconsistent - own.inconsistent - unknown.inconsistent,
        };
      }),
      scores: byJudge(this.#scores),
    };
  }
}
