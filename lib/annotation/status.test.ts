import { describe, expect, it } from 'vitest';
import { machineDetailsSchema } from './machine';
import { labelStatus } from './status';
import type { MachineView } from './view';

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
    expect(labelStatus({ ...consistent, decidedAt: at }, null)).toBe('confirmed');
  });

  it('is changed when a stage or a claimed type differs', () => {
    const logic = { fact: 'consistent', logic: 'inconsistent', errorType: 'LCaus', decidedAt: at } as const;
    expect(labelStatus(logic, machine({ fact: 'consistent' }))).toBe('changed');
    const hallu = { fact: 'inconsistent', logic: 'consistent', errorType: 'Hallu', decidedAt: at } as const;
    expect(labelStatus(hallu, machine({ fact: 'inconsistent', errorType: 'KCont' }))).toBe('changed');
    expect(labelStatus(hallu, machine({ fact: 'inconsistent' }))).toBe('confirmed');
  });
});
