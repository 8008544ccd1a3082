import type { Method } from '../method';
import { carryOverMethod } from './carry-over/method';
import { factscore } from './factscore/method';
import { felm } from './felm/method';
import { lFace4rag } from './l-face4rag/method';
import { offline } from './offline/method';
import { panel } from './panel/method';
import { ragas } from './ragas/method';
import { refchecker } from './refchecker/method';
import { wholeAnswerMethod } from './whole-answer/method';

/** Every method that the studio can run; a new one is a folder here and an entry in this list. */
export const METHODS: readonly Method[] = [
  offline,
  lFace4rag,
  factscore,
  felm,
  ragas,
  refchecker,
  wholeAnswerMethod,
  panel,
  carryOverMethod,
];

/** Methods whose predictions are measured and never pre-fill. */
export const NEVER_PREFILL: readonly string[] = METHODS.filter(({ prefills }) => prefills === false).map(
  ({ id }) => id,
);

/** Methods that count the votes of others. */
export const COUNT_VOTES: readonly string[] = METHODS.filter(({ votes }) => votes).map(({ id }) => id);

/** Methods that carry over what people said. */
export const CARRY_LABELS: readonly string[] = METHODS.filter(({ carries }) => carries).map(({ id }) => id);

/** Whether a method reads what a project has stored, so that no file can be judged with it. */
export const needsProject = ({ votes, carries }: Method): boolean => Boolean(votes ?? carries);

/** What the command line judges a file with unless it is told otherwise: the paper's method. */
export const DEFAULT_FILE_METHOD = lFace4rag.id;
/** What pre-fills a project unless somebody chooses otherwise: it needs no model. */
export const DEFAULT_PREFILL_METHOD = offline.id;

export function methodById(id: string): Method | null {
  return METHODS.find((method) => method.id === id) ?? null;
}
