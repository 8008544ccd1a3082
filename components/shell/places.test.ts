import { describe, expect, it } from 'vitest';
import { can, PROJECT_ROLES } from '@/lib/project/access';
import { PAGES } from '@/lib/testing/actions/access-table';
import { PLACES } from './places';

const member = { kind: 'user', userId: 'me', role: 'member' } as const;

describe('the places of a project', () => {
  it.each(PLACES)('$key: the way is shown to whom the page lets in', ({ key, path, needs }) => {
    const answers = PAGES[`/projects/[projectId]${path}`]!;
    for (const role of PROJECT_ROLES) {
      if (key === 'annotate' && role === 'reader') continue; // let in, for what they did before
      expect([role, can(member, role, needs)]).toEqual([role, answers[role] === 200]);
    }
  });
});
