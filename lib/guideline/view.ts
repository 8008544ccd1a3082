import type { Clause } from './clause';
import type { ClauseChange } from './diff-clauses';

/** A version without its text. */
export interface GuidelineHead {
  number: number;
  summary: string;
  /** Who published it; null for somebody who is gone. */
  by: string | null;
  /** ISO 8601. */
  createdAt: string;
}

export interface GuidelineView extends GuidelineHead {
  text: string;
  clauses: Clause[];
  /** Number of the version in force. */
  latest: number;
}

/** The guidelines as they lie beside the work. */
export interface GuidelinePaneView {
  guideline: GuidelineView | null;
  /** The version that the person had before them last, if it was another one; then also what has changed since. */
  readBefore: number | null;
  changes: ClauseChange[];
}
