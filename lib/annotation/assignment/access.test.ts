import { describe, expect, it } from 'vitest';
import { type Situation, workspaceAccess } from './access';

const OPEN: Situation = {
  mine: true,
  archived: false,
  withdrawn: false,
  annotates: true,
  claim: 'claimed',
  state: 'draft',
  training: false,
};

describe('workspaceAccess', () => {
  it('lets a person change their draft and take a submission back', () => {
    expect(workspaceAccess(OPEN)).toEqual({ access: 'edit', closedBy: null });
    expect(workspaceAccess({ ...OPEN, claim: 'submitted', state: 'submitted' })).toEqual({
      access: 'reopen',
      closedBy: null,
    });
  });

  it('leaves a training sample as it was submitted', () => {
    const training = { ...OPEN, training: true };
    expect(workspaceAccess(training)).toEqual({ access: 'edit', closedBy: null });
    expect(workspaceAccess({ ...training, claim: 'submitted', state: 'submitted' })).toEqual({
      access: 'read',
      closedBy: 'training_done',
    });
  });

  it.each([
    ['another', { mine: false }],
    ['archived', { archived: true }],
    ['withdrawn', { withdrawn: true }],
    ['role', { annotates: false }],
    ['given_back', { claim: 'skipped' }],
    ['given_back', { claim: null }],
    ['lapsed', { claim: 'lapsed' }],
    ['reassigned', { claim: 'reassigned' }],
  ] as const)('says that it is closed: %s', (closedBy, change) => {
    expect(workspaceAccess({ ...OPEN, ...change })).toEqual({ access: 'read', closedBy });
    expect(workspaceAccess({ ...OPEN, state: 'submitted', ...change }).access).toBe('read');
  });

  it('names what nobody in the workspace can mend before what they can', () => {
    expect(workspaceAccess({ ...OPEN, archived: true, withdrawn: true, claim: 'skipped' }).closedBy).toBe(
      'archived',
    );
    expect(workspaceAccess({ ...OPEN, mine: false, archived: true }).closedBy).toBe('another');
  });
});
