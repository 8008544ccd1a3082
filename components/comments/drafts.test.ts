import { describe, expect, it } from 'vitest';
import { storage } from '@/lib/browser/storage-fixture';
import { claimDrafts, draftKey, KEPT_DRAFTS, readDraft, writeDraft } from './drafts';

const draft = (words: string) => ({ words, other: false, id: 'c1' });
const [eleven, four] = [draftKey('s1', 'g11'), draftKey('s1', 'g4')];

describe('drafts of comments', () => {
  it('a draft: is found only for its own segment, sample or thread', () => {
    const tab = storage();
    writeDraft(tab, eleven, { ...draft('Why?'), other: true }, 1);
    expect(readDraft(tab, eleven)).toEqual({ words: 'Why?', other: true, id: 'c1' });
    expect(readDraft(tab, four)).toBeNull();
    expect(readDraft(tab, draftKey('s2', 'g11'))).toBeNull();
  });

  it('a sent or emptied draft: leaves nothing in storage', () => {
    const tab = storage();
    writeDraft(tab, eleven, draft('Why?'), 1);
    writeDraft(tab, four, draft('So?'), 1);
    writeDraft(tab, eleven, null, 2);
    writeDraft(tab, four, draft(' \n'), 2);
    expect(tab.length).toBe(0);
  });

  it('more drafts than the limit: the oldest is dropped', () => {
    const tab = storage();
    for (let at = 0; at < KEPT_DRAFTS; at += 1)
      writeDraft(tab, draftKey('s', `g${at}`), draft('x'), 100 + at);
    writeDraft(tab, draftKey('s', 'g0'), draft('written on'), 900);
    writeDraft(tab, eleven, draft('one more'), 901);
    expect(tab.length).toBe(KEPT_DRAFTS);
    expect(readDraft(tab, draftKey('s', 'g1'))).toBeNull();
    expect(readDraft(tab, draftKey('s', 'g0'))?.words).toBe('written on');
  });

  it('another person signs in in the same tab: the drafts are deleted', () => {
    const tab = storage();
    writeDraft(tab, eleven, draft('mine'), 1);
    expect([claimDrafts(tab, 'ann'), claimDrafts(tab, 'ann')]).toEqual([false, false]);
    expect(readDraft(tab, eleven)?.words).toBe('mine');
    expect(claimDrafts(tab, 'bo')).toBe(true);
    expect(readDraft(tab, eleven)).toBeNull();
  });

  it('a storage that refuses or holds other data: no draft, no error', () => {
    const full = storage(true);
    expect(writeDraft(full, eleven, draft('x'), 1)).toBe(false);
    expect(claimDrafts(full, 'ann')).toBe(false);
    const odd = storage();
    odd.setItem(eleven, '{"words":3}');
    odd.setItem(four, 'no JSON');
    expect([readDraft(odd, eleven), readDraft(odd, four)]).toEqual([null, null]);
  });
});
