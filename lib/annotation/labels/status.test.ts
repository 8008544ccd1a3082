import { describe, expect, it } from 'vitest';
import { machineDetailsSchema } from './machine';
import { agreesWith, labelStatus } from './status';
import type { MachineView } from '../view';

const machine = (part: Partial<MachineView>): MachineView => ({
  fact: 'not_judged',
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  details: machineDetailsSchema.parse({}),
  steps: null,
  ...part,
});
const at = '2026-11-21T09:00:00.000Z';
const consistent = { fact: 'consistent', logic: 'consistent', errorType: null } as const;
const untouched = { fact: 'consistent', logic: 'not_judged', errorType: null, decidedAt: null } as const;

describe('labelStatus', () => {
  it('is pre-filled or open before the person acts', () => {
    expect(labelStatus(untouched, machine({ fact: 'consistent' }))).toBe('prefilled');
    expect(labelStatus({ ...untouched, fact: 'abstained' }, machine({ fact: 'abstained' }))).toBe('open');
    expect(labelStatus(untouched, null)).toBe('open');
  });

  it('is confirmed when the verdict is what accepting gives', () => {
    expect(labelStatus({ ...consistent, decidedAt: at }, machine({ fact: 'consistent' }))).toBe('confirmed');
  });

  it('is judged where there was nothing to confirm', () => {
    expect(labelStatus({ ...consistent, decidedAt: at }, null)).toBe('judged');
    expect(labelStatus({ ...consistent, decidedAt: at }, machine({}))).toBe('judged');
    for (const abstained of [{ fact: 'abstained' }, { fact: 'consistent', logic: 'abstained' }] as const)
      expect(labelStatus({ ...consistent, decidedAt: at }, machine(abstained))).toBe('judged');
  });

  it('is changed when a stage or a claimed type differs', () => {
    const logic = { fact: 'consistent', logic: 'inconsistent', errorType: 'LCaus', decidedAt: at } as const;
    expect(labelStatus(logic, machine({ fact: 'consistent' }))).toBe('changed');
    const hallu = { fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu', decidedAt: at } as const;
    expect(labelStatus(hallu, machine({ fact: 'inconsistent', errorType: 'KCont' }))).toBe('changed');
    expect(labelStatus(hallu, machine({ fact: 'inconsistent' }))).toBe('confirmed');
  });
});

describe('agreesWith', () => {
  const wrong = { fact: 'inconsistent', logic: 'consistent', errorType: 'KConc' } as const;
  it('compares with what accepting would say', () => {
    expect(agreesWith(consistent, machine({ fact: 'consistent' }))).toBe(true);
    expect(agreesWith(wrong, machine({ fact: 'consistent' }))).toBe(false);
    expect(agreesWith(wrong, machine({ fact: 'inconsistent' }))).toBe(true);
    expect(agreesWith(wrong, machine({ fact: 'inconsistent', errorType: 'KConc' }))).toBe(true);
    expect(agreesWith(wrong, machine({ fact: 'inconsistent', errorType: 'KCont' }))).toBe(false);
  });

  it('has nothing to compare with where the machine gave no verdict', () => {
    expect(agreesWith(consistent, machine({ fact: 'abstained' }))).toBeNull();
    expect(agreesWith(consistent, machine({}))).toBeNull();
  });
});
