import { describe, expect, it } from 'vitest';
import { type AppFailure } from '@/lib/errors';
import { accessTo, type ClaimState, requireOpen, type Situation } from './access';

const OPEN: Situation = {
  mine: true,
  archived: false,
  withdrawn: false,
  annotates: true,
  claim: 'claimed',
  state: 'draft',
  training: false,
};
const SUBMITTED = { ...OPEN, claim: 'submitted', state: 'submitted' } as const;

/** How the server refuses a change; null where it takes it. */
function refusal(at: Situation, kind: 'note' | 'reopen') {
  try {
    requireOpen(at, kind);
    return null;
  } catch (thrown) {
    return (thrown as AppFailure).error;
  }
}

describe('access to an annotation', () => {
  it('their own draft: may be changed', () => {
    expect(accessTo(OPEN)).toEqual({ access: 'edit', closedBy: null });
    expect(accessTo({ ...OPEN, training: true })).toEqual({ access: 'edit', closedBy: null });
  });

  it('their own submission: may be taken back, but not in training', () => {
    expect(accessTo(SUBMITTED)).toEqual({ access: 'reopen', closedBy: null });
    expect(accessTo({ ...SUBMITTED, training: true })).toEqual({ access: 'read', closedBy: 'training_done' });
    expect(refusal(SUBMITTED, 'note')).toMatchObject({ reason: 'annotation_submitted' });
  });

  it.each([
    ['another', { mine: false }, { code: 'forbidden' }],
    ['archived', { archived: true }, { object: 'project', reason: 'project_archived' }],
    ['withdrawn', { withdrawn: true }, { object: 'sample', reason: 'sample_withdrawn' }],
    ['role', { annotates: false }, { code: 'forbidden' }],
    ['returned', { claim: 'skipped' }, { object: 'sample', reason: 'not_claimed' }],
    ['returned', { claim: 'released' }, { object: 'sample', reason: 'not_claimed' }],
    ['returned', { claim: null }, { object: 'sample', reason: 'not_claimed' }],
    ['lapsed', { claim: 'lapsed' }, { object: 'sample', reason: 'lease_expired' }],
    ['reassigned', { claim: 'reassigned' }, { object: 'sample', reason: 'reassigned' }],
  ] as const)(
    'closed by %s, draft or submission: only looked at, and refused so',
    (closedBy, change, error) => {
      for (const at of [OPEN, SUBMITTED]) {
        expect(accessTo({ ...at, ...change })).toEqual({ access: 'read', closedBy });
        expect(refusal({ ...at, ...change }, 'reopen')).toMatchObject(error);
      }
    },
  );

  it('closed twice: names what nobody in the workspace can mend first', () => {
    expect(accessTo({ ...OPEN, archived: true, withdrawn: true, claim: 'skipped' }).closedBy).toBe(
      'archived',
    );
    expect(accessTo({ ...OPEN, mine: false, archived: true }).closedBy).toBe('another');
  });

  it('every situation: the server refuses what the workspace is told it may not do, and nothing else', () => {
    for (const at of everySituation()) {
      const { access } = accessTo(at);
      expect(refusal(at, 'reopen') === null, JSON.stringify(at)).toBe(access !== 'read');
      expect(refusal(at, 'note') === null, JSON.stringify(at)).toBe(access === 'edit');
    }
  });
});

function everySituation(): Situation[] {
  const is = [false, true];
  const claims: (ClaimState | null)[] = [
    ...(['claimed', 'submitted', 'skipped', 'lapsed', 'reassigned', 'released'] as const),
    null,
  ];
  let all: Situation[] = (['draft', 'submitted'] as const).flatMap((state) =>
    claims.map((claim) => ({ ...OPEN, state, claim })),
  );
  for (const fact of ['mine', 'archived', 'withdrawn', 'annotates', 'training'] as const)
    all = all.flatMap((at) => is.map((value) => ({ ...at, [fact]: value })));
  return all;
}
