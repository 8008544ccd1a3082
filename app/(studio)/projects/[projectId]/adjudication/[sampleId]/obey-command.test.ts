import { describe, expect, it } from 'vitest';
import type { AdjudicationView, UnitView } from '@/lib/adjudication/view';
import type { AdjudicationCommand } from './keys';
import { obeyCommand } from './obey-command';

const side = {} as UnitView['sides'][number];
const unit = (made: Partial<UnitView>): UnitView =>
  ({ id: 'u', sides: [side, side], disputed: true, agreed: false, label: null, ...made }) as UnitView;
const raters = [{ annotationId: 'one' }, { annotationId: 'two' }] as AdjudicationView['raters'];

/** What a command did, in order. */
function done(command: AdjudicationCommand, { units = [unit({})], at = 0, closed = false }) {
  const did: unknown[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void did.push([name, ...args]);
  obeyCommand(command, {
    ...{ units, raters, at, closed, reopens: closed, undoable: false, uncovered: [] },
    act: (wanted) => {
      did.push(wanted);
      return Promise.resolve(true);
    },
    select: note('select'),
    take: note('take'),
    add: note('add'),
    split: note('split'),
    write: note('write'),
    adjudicate: note('adjudicate'),
    next: note('next'),
    ask: note('ask'),
    toggleSidebar: note('toggleSidebar'),
  });
  return did;
}

describe('a command of an adjudication', () => {
  const three = [unit({}), unit({ agreed: true }), unit({})];

  it('takes what a person says, and goes on to the next segment that waits', () => {
    expect(done({ kind: 'take', side: 1 }, { units: three })).toEqual([
      ['take', 0, 'two'],
      ['select', 2],
    ]);
    expect(done({ kind: 'take', side: 1 }, { units: three, at: 2 })).toEqual([['take', 2, 'two']]);
  });

  it('takes nothing of somebody who is not there or says nothing of the segment', () => {
    expect(done({ kind: 'take', side: 2 }, { units: three })).toEqual([]);
    expect(done({ kind: 'take', side: 0 }, { units: [unit({ sides: [null, side] })] })).toEqual([]);
  });

  it('accepts what all say, of the first who says anything, and nothing while they differ', () => {
    const alike = unit({ disputed: false, sides: [null, side] });
    expect(done({ kind: 'accept' }, { units: [alike] })).toEqual([['take', 0, 'two']]);
    expect(done({ kind: 'accept' }, { units: three })).toEqual([]);
  });

  it('merges but not the last, removes but not the only one', () => {
    expect(done({ kind: 'merge' }, { units: three, at: 1 })).toEqual([{ kind: 'merge', unit: 1 }]);
    expect(done({ kind: 'merge' }, { units: three, at: 2 })).toEqual([]);
    expect(done({ kind: 'remove' }, { units: three, at: 1 })).toEqual([{ kind: 'remove', unit: 1 }]);
    expect(done({ kind: 'remove' }, {})).toEqual([]);
  });

  it('changes nothing of what is closed; moves, and asks to open it again', () => {
    for (const kind of ['accept', 'split', 'merge', 'add', 'remove', 'undo', 'undecide'] as const)
      expect(done({ kind }, { units: three, closed: true })).toEqual([]);
    expect(done({ kind: 'write', begins: 'type' }, { units: three, closed: true })).toEqual([]);
    expect(done({ kind: 'move', by: 1 }, { units: three, closed: true })).toEqual([['select', 1]]);
    expect(done({ kind: 'reopen' }, { closed: true })).toEqual([['ask', 'reopen']]);
    expect(done({ kind: 'reopen' }, {})).toEqual([]);
  });
});
