import { type GuidelinePaneView } from '@/lib/guideline/view';
import { createIntervalSender, type IntervalSender } from '../time/interval-sender';
import { createPrefetched, type Prefetched } from './prefetched';
import { createStoredViews, type StoredViews } from './stored-views';
import { createSubmissions, type Submissions } from './submissions';

/** What a tab keeps in memory from one sample's workspace to the next, of one person. */
export interface TabState {
  submissions: Submissions;
  prefetched: Prefetched;
  views: StoredViews;
  intervals: IntervalSender;
  /** The guidelines as last read, by project. */
  guidelines: Map<string, GuidelinePaneView>;
}

export const createTabState = (): TabState => ({
  submissions: createSubmissions(),
  prefetched: createPrefetched(),
  views: createStoredViews(),
  intervals: createIntervalSender(() => localStorage),
  guidelines: new Map(),
});
