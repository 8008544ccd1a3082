import { type KeyedStorage, keysWith } from '@/lib/browser/keyed-storage';

/** Words that are not sent yet, as a tab keeps them over reloads and samples. */
export interface UnsentComment {
  words: string;
  /** Meant for the whole sample instead of the current segment. */
  other: boolean;
  /**
   * The id of the comment that it becomes, so that sending twice makes one comment. Editing the text makes a new id.
   */
  id: string;
}

/** So many drafts are kept; the oldest go first. */
export const KEPT_DRAFTS = 40;
/** Kept in the tab's session storage, so that a draft never reaches another person's window. */
const PREFIX = 'face4rag.comment-draft.';
const OWNER = 'face4rag.comment-owner';

/** A draft belongs to a sample and to what it is said of there: a segment, the sample, a thread, a comment. */
export const draftKey = (sampleId: string, target: string): string => `${PREFIX}${sampleId}.${target}`;

export function readDraft(storage: KeyedStorage, key: string): UnsentComment | null {
  const { words, other, id } = parsed(storage, key);
  if (typeof words !== 'string' || typeof id !== 'string' || words.trim() === '') return null;
  return { words, other: other === true, id };
}

/** Keeps a draft, and forgets one without words. False where the browser refuses to store. */
export function writeDraft(
  storage: KeyedStorage,
  key: string,
  draft: UnsentComment | null,
  now: number,
): boolean {
  try {
    if (draft === null || draft.words.trim() === '') storage.removeItem(key);
    else {
      makeRoom(storage, key);
      storage.setItem(key, JSON.stringify({ ...draft, at: now }));
    }
    return true;
  } catch {
    return false;
  }
}

/** Sets whose tab it is. True if it was somebody else's; their drafts are then deleted. */
export function claimDrafts(storage: KeyedStorage, userId: string): boolean {
  try {
    const before = storage.getItem(OWNER);
    if (before === userId) return false;
    storage.setItem(OWNER, userId);
    if (before === null) return false;
    for (const key of keysWith(storage, PREFIX)) storage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function makeRoom(storage: KeyedStorage, key: string): void {
  const others = keysWith(storage, PREFIX).filter((one) => one !== key);
  const age = (one: string): number => Number(parsed(storage, one).at ?? 0);
  const oldest = others.toSorted((a, b) => age(a) - age(b));
  for (const one of oldest.slice(0, Math.max(0, others.length + 1 - KEPT_DRAFTS))) storage.removeItem(one);
}

function parsed(storage: KeyedStorage, key: string): Partial<Record<keyof UnsentComment | 'at', unknown>> {
  try {
    return (JSON.parse(storage.getItem(key) ?? 'null') as object | null) ?? {};
  } catch {
    return {};
  }
}
