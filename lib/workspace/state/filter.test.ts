import { describe, expect, it } from 'vitest';
import { reduce } from '../reducer/reduce';
import { countByFilter, matchesFilter, type SegmentFilter } from './filter';
import { openWorkspace, type WorkspaceState } from './state';
import { contexts, id, view } from './workspace-fixture';

/** Consistent by a person, inconsistent as pre-filled, open. */
function begun(): WorkspaceState {
  const start = { ...openWorkspace(view()), selectedId: id(1) };
  return reduce(start, { kind: 'edit', edit: { kind: 'consistent' }, context: contexts()() });
}

describe('countByFilter', () => {
  it('a sample that is begun: counts what is left, what failed and where the prediction differs', () => {
    const { segments, sample } = begun();
    expect(countByFilter(segments, sample.reference)).toEqual({
      all: 3,
      todo: 2,
      inconsistent: 1,
      differs: 0,
    });
  });

  it.each<[SegmentFilter, number[]]>([
    ['all', [0, 1, 2]],
    ['todo', [1, 2]],
    ['inconsistent', [1]],
    ['differs', []],
  ])('%s: matches just those segments', (filter, expected) => {
    const { segments, sample } = begun();
    const matching = segments.flatMap((segment, at) =>
      matchesFilter(segment, filter, sample.reference) ? [at] : [],
    );
    expect(matching).toEqual(expected);
  });
});

describe('going from segment to segment', () => {
  it('under a filter: passes over what the list does not show, and leaves a selected one that it hides', () => {
    const filtered = reduce({ ...begun(), selectedId: id(1) }, { kind: 'filter', filter: 'inconsistent' });
    const down = reduce(filtered, { kind: 'move', by: 1 });
    expect(down.selectedId).toBe(id(2));
    expect(reduce(down, { kind: 'move', by: 1 }).selectedId).toBe(id(2));
    expect(reduce(down, { kind: 'move', by: -1 }).selectedId).toBe(id(2));
  });
});
