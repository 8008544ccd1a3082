import { describe, expect, it } from 'vitest';
import { isBlind, mayEdit, mayResolve, maySee, mayWrite, type Seen } from './access';

const comment = (part: Partial<Seen>): Seen => ({
  authorId: 'peer',
  byLead: false,
  mentions: [],
  threadBy: 'peer',
  ...part,
});
const blind = { userId: 'me', blind: true };

describe('maySee', () => {
  it('shows everything to whoever is not blind', () => {
    expect(maySee({ userId: 'me', blind: false }, comment({}))).toBe(true);
  });

  it.each<[string, Partial<Seen>, boolean]>([
    ['their own', { authorId: 'me', threadBy: 'peer' }, true],
    ['a peer’s', {}, false],
    ['a peer’s that mentions them', { mentions: ['me'] }, false],
    ['a peer’s reply in their own thread', { threadBy: 'me' }, false],
    ['a lead’s that mentions them', { byLead: true, mentions: ['other', 'me'] }, true],
    ['a lead’s reply in their own thread', { byLead: true, threadBy: 'me' }, true],
    ['a lead’s to nobody', { byLead: true }, false],
    ['a lead’s to somebody else', { byLead: true, mentions: ['other'] }, false],
  ])('shows the blind %s: %#', (_, part, shown) => expect(maySee(blind, comment(part))).toBe(shown));
});

describe('isBlind', () => {
  it('ends with the first submission, and does not come back once peers were read', () => {
    const start = { annotatesOnly: true, submitted: false, peersSeen: false, mayBeHoneypot: false };
    expect(isBlind(start)).toBe(true);
    expect(isBlind({ ...start, submitted: true })).toBe(false);
    expect(isBlind({ ...start, peersSeen: true })).toBe(false); // reopened
    expect(isBlind({ ...start, annotatesOnly: false })).toBe(false);
  });

  it('lasts where the sample may be a honeypot, but for who leads or reads', () => {
    const start = { annotatesOnly: true, submitted: true, peersSeen: true, mayBeHoneypot: true };
    expect(isBlind(start)).toBe(true);
    expect(isBlind({ ...start, annotatesOnly: false })).toBe(false);
  });
});

describe('acting on comments', () => {
  const who = (userId: string, part: { annotates?: boolean; leads?: boolean } = {}) => ({
    userId,
    annotates: true,
    leads: false,
    ...part,
  });
  const theirs = { authorId: 'me' };

  it.each([
    ['its author', who('me'), { write: true, edit: true, resolve: true }],
    ['a lead', who('lead', { leads: true }), { write: true, edit: false, resolve: true }],
    ['another annotator', who('peer'), { write: true, edit: false, resolve: false }],
    [
      'its author, who only reads by now',
      who('me', { annotates: false }),
      { write: false, edit: false, resolve: false },
    ],
    [
      'a lead, archived',
      who('lead', { leads: true, annotates: false }),
      { write: false, edit: false, resolve: false },
    ],
  ])('%s: may do %#', (_, viewer, may) => {
    expect({
      write: mayWrite(viewer),
      edit: mayEdit(viewer, theirs),
      resolve: mayResolve(viewer, theirs),
    }).toEqual(may);
  });

  it('a thread whose first comment one does not see: leads alone resolve it', () => {
    expect(mayResolve(who('me'), undefined)).toBe(false);
    expect(mayResolve(who('lead', { leads: true }), undefined)).toBe(true);
  });
});
