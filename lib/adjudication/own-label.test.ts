import { describe, expect, it } from 'vitest';
import { press } from '@/lib/browser/press-fixture';
import { commandFor } from '@/lib/workspace/commands/keymap';
import { applyCommand, missingPart, type OwnLabel, ownLabelOf, withOwnClause } from './own-label';
import type { Side } from './side';

const OPEN = ownLabelOf({ label: null });
/** The label after those keys, as the workspace reads them. */
const typed = (codes: string[], from: OwnLabel = OPEN): OwnLabel =>
  codes.reduce((own, code) => applyCommand(own, commandFor(press(code), own.mode) ?? '') ?? own, from);
const fine: Side = {
  fact: 'consistent',
  logic: 'consistent',
  errorType: null,
  evidence: [],
  note: '',
  clause: null,
  segmentIds: ['a'],
};
const clause = { version: 2, id: '3.1', title: 'Causes' };

describe('applyCommand', () => {
  it('the keys of the workspace: say the verdict, and a type with its stage', () => {
    expect(OPEN.said).toEqual({ fact: 'not_judged', logic: 'not_judged', errorType: null });
    expect(typed(['KeyC']).said).toEqual({ fact: 'consistent', logic: 'consistent', errorType: null });
    expect(typed(['KeyU']).said).toEqual({ fact: 'unsure', logic: 'unsure', errorType: null });
    expect(typed(['KeyX', 'KeyC']).said).toEqual({
      fact: 'inconsistent',
      logic: 'consistent',
      errorType: 'KCont',
    });
    expect(typed(['KeyX', 'KeyA'])).toEqual({
      said: { fact: 'consistent', logic: 'inconsistent', errorType: 'LCaus' },
      clause: null,
      mode: { kind: 'read' },
    });
  });

  it('Other: asks for the stage that it fails', () => {
    const named = typed(['KeyX', 'KeyZ']);
    expect(named.mode).toEqual({ kind: 'type', at: 10, other: true });
    expect(typed(['KeyL'], named).said).toEqual({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'Other',
    });
  });

  it('the stages apart: both can fail, and the type is asked for', () => {
    const both = typed(['KeyV', 'KeyX', 'KeyX']);
    expect(both).toMatchObject({
      said: { fact: 'inconsistent', logic: 'inconsistent', errorType: null },
      mode: { kind: 'type', at: 0 },
    });
    expect(typed(['KeyH'], both).said).toEqual({
      fact: 'inconsistent',
      logic: 'inconsistent',
      errorType: 'Hallu',
    });
  });

  it('arrows look at the types, round again from the first', () => {
    expect(typed(['KeyX', 'ArrowUp']).mode).toMatchObject({ at: 10 });
    expect(typed(['KeyX', 'ArrowUp', 'ArrowDown']).mode).toMatchObject({ at: 0 });
  });

  it('a command of something else: null', () => {
    expect(applyCommand(OPEN, 'split')).toBeNull();
    expect(applyCommand(OPEN, 'type.Nothing')).toBeNull();
  });

  it('a cited clause: goes with the verdict that it decided, and when it is cited again', () => {
    const cited = withOwnClause(typed(['KeyC']), clause);
    expect(typed(['KeyC'], cited).clause).toEqual(clause);
    expect(typed(['KeyU'], cited).clause).toBeNull();
    expect(withOwnClause(cited, clause).clause).toBeNull();
  });
});

describe('missingPart', () => {
  it('the verdict first, then the type, then the reason for what nobody says', () => {
    const cause = typed(['KeyX', 'KeyA']).said;
    expect(missingPart(OPEN.said, 'so', [fine])).toBe('verdict');
    expect(missingPart({ ...cause, errorType: null }, '', [fine])).toBe('type');
    expect(missingPart(cause, ' \n', [fine, null])).toBe('reason');
    expect(missingPart(cause, 'the lake is no cause', [fine, null])).toBeNull();
    expect(missingPart(typed(['KeyC']).said, '', [null, fine])).toBeNull();
  });
});
