import { describe, expect, it } from 'vitest';
import { mayIn, type ProjectRole } from './access';

const member = { kind: 'user', userId: 'me', role: 'member' } as const;
const owner = { ...member, role: 'owner' } as const;
const nothing = { open: [], annotate: false, lead: false, names: false };
const all = { open: ['read', 'annotate', 'lead', 'figures'], annotate: true, lead: true, names: true };
const everything = { ...all, open: [...all.open, 'delete'] };

describe('what somebody may do in a project', () => {
  it.each<[string, typeof member | typeof owner, ProjectRole | null, object]>([
    ['a lead', member, 'lead', all],
    ['an annotator', member, 'annotator', { ...all, open: ['read', 'annotate'], lead: false }],
    ['a reader', member, 'reader', { ...nothing, open: ['read', 'figures'] }],
    ['a stranger', member, null, nothing],
    ['an owner who is no member', owner, null, everything],
    ['an owner who is a reader', owner, 'reader', everything],
  ])('%s: by their role', (_, actor, role, may) => {
    expect(mayIn(actor, { role, archived: false })).toEqual(may);
  });

  it('archived: everything may be opened as before, and nothing changed', () => {
    const may = mayIn(member, { role: 'lead', archived: true });
    expect(may).toEqual({ ...all, annotate: false, lead: false });
  });
});
