import type { BoardJudge, BoardSample, JudgedAnswers } from './board-data';
import { TRIVIAL_JUDGES, type TrivialJudge } from './view-schema';

const VERDICTS = { always_consistent: 'consistent', always_inconsistent: 'inconsistent' } as const;
const NOBODY = { n: 0, of: 0 };

/** The judges that say the same of every answer, as rows to compare with (the paper's sets: 63.25 and 69.67 % right). */
export const trivialJudges = (samples: readonly BoardSample[]): JudgedAnswers[] =>
  TRIVIAL_JUDGES.map((id) => ({
    judge: judgeOf(id),
    predictions: samples.map(() => ({ verdict: VERDICTS[id], score: null, failed: [] })),
  }));

const judgeOf = (id: TrivialJudge): BoardJudge => ({
  id,
  method: id,
  version: '',
  model: null,
  params: {},
  usage: null,
  score: null,
  shown: { shown: NOBODY, control: NOBODY },
});
