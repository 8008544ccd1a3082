import { describe, expect, it } from 'vitest';
import { storage } from '@/lib/browser/storage-fixture';
import { claimDrafts, draftKey, KEPT, readDraft, writeDraft } from './drafts';

const draft = (words: string) => ({ words, other: false, id: 'c1' });
const [eleven, four] = [draftKey('s1', 'g11'), draftKey('s1', 'g4')];

describe('drafts of comments', () => {
  it('belong to what they are said of', () => {
    const tab = storage();
    writeDraft(tab, eleven, { ...draft('Why?'), other: true }, 1);
    expect(readDraft(tab, eleven)).toEqual({ words: 'Why?', other: true, id: 'c1' });
    expect(readDraft(tab, four)).toBeNull();
    expect(readDraft(tab, draftKey('s2', 'g11'))).toBeNull();
  });

  it('leave nothing behind when they are sent or emptied', () => {
    const tab = storage();
    writeDraft(tab, eleven, draft('Why?'), 1);
    writeDraft(tab, four, draft('So?'), 1);
    writeDraft(tab, eleven, null, 2);
    writeDraft(tab, four, draft(' \n'), 2);
    expect(tab.length).toBe(0);
  });

  it('are so many at most, and the oldest goes', () => {
    const tab = storage();
    for (let at = 0; at < KEPT; at += 1) writeDraft(tab, draftKey('s', `g${at}`), draft('x'), 100 + at);
    writeDraft(tab, draftKey('s', 'g0'), draft('written on'), 900);
    writeDraft(tab, eleven, draft('one more'), 901);
    expect(tab.length).toBe(KEPT);
    expect(readDraft(tab, draftKey('s', 'g1'))).toBeNull();
    expect(readDraft(tab, draftKey('s', 'g0'))?.words).toBe('written on');
  });

  it('do not go to the next person who signs in in the same tab', () => {
    const tab = storage();
    writeDraft(tab, eleven, draft('mine'), 1);
    expect([claimDrafts(tab, 'ann'), claimDrafts(tab, 'ann')]).toEqual([false, false]);
    expect(readDraft(tab, eleven)?.words).toBe('mine');
    expect(claimDrafts(tab, 'bo')).toBe(true);
    expect(readDraft(tab, eleven)).toBeNull();
  });

  it('do without a storage that refuses or holds something else', () => {
    const full = storage(true);
    expect(writeDraft(full, eleven, draft('x'), 1)).toBe(false);
    expect(claimDrafts(full, 'ann')).toBe(false);
    const odd = storage();
    odd.setItem(eleven, '{"words":3}');
    odd.setItem(four, 'no JSON');
    expect([readDraft(odd, eleven), readDraft(odd, four)]).toEqual([null, null]);
  });
});
