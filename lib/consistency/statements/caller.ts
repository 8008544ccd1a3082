import type { StageCaller } from '../ask/ask-stage';
import type { ReferenceView } from '../ask/reference-view';

/** What the questions about the statements of one sample have in common. */
export interface StatementCaller extends StageCaller {
  question: string;
  reference: ReferenceView;
  /** How often each check is asked, independently: the most common verdict counts. */
  votes: number;
}
