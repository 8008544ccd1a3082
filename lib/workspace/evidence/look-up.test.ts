import { describe, expect, it } from 'vitest';
import type { Arm } from '@/lib/annotation/exposure/arm';
import type { SegmentView } from '@/lib/annotation/view';
import { reduce } from '../reducer/reduce';
import { openWorkspace, type WorkspaceState } from '../state/state';
import { contexts, id, REFERENCE, view } from '../state/workspace-fixture';
import { lookedAt, nearestOf, nearestTo, offeredSearches } from './look-up';

const context = contexts();

/** The second segment, "It rises in a lake.", split behind "It rises ". */
function halved(given = view()): WorkspaceState {
  const opened = reduce(openWorkspace(given), { kind: 'select', segmentId: id(2) });
  return reduce(opened, { kind: 'edit', edit: { kind: 'split', at: 9 }, context: context() });
}
const partsOf = ({ segments }: WorkspaceState): SegmentView[] => segments.slice(1, 3);
const offered = (workspace: WorkspaceState) =>
  partsOf(workspace).map((part) => offeredSearches(part, lookedAt(workspace)));
const nearest = (workspace: WorkspaceState) =>
  partsOf(workspace).map((part) =>
    nearestTo(part, lookedAt(workspace)).map(([start, end]) => REFERENCE.slice(start, end)),
  );

describe('the parts of a split segment', () => {
  it('of one that a method was shown of: each is looked up by its own words', () => {
    const workspace = halved();
    expect(partsOf(workspace).map(({ text }) => text)).toEqual(['It rises', 'in a lake.']);
    expect(offered(workspace)).toEqual([[], ['lake']]);
    expect(nearest(workspace)).toEqual([['It rises in the hills.'], []]);
    expect(
      nearestOf(reduce(workspace, { kind: 'select', segmentId: partsOf(workspace)[0]!.id })),
    ).toHaveLength(1);
  });

  it('that is reworded: is looked up by the words that it has now', () => {
    const workspace = halved();
    const second = reduce(workspace, { kind: 'select', segmentId: partsOf(workspace)[1]!.id });
    const edit = { kind: 'edit' as const, text: 'In a volcano.' };
    expect(offered(reduce(second, { kind: 'edit', edit, context: context() }))).toEqual([[], ['volcano']]);
  });

  it.each<Arm>(['control', 'blind'])(
    'in the arm %s, whatever its person saw elsewhere: nothing is looked up',
    (arm) => {
      expect(offered(halved({ ...view(), arm }))).toEqual([[], []]);
    },
  );

  it('of one of which nothing was shown: nothing is looked up', () => {
    const given = view();
    given.segments[1]!.label.exposure = 'segmentation';
    expect(nearest(halved({ ...given, arm: 'reveal' }))).toEqual([[], []]);
  });
});
