import { describe, expect, it } from 'vitest';
import { type Change } from '@/lib/annotation/labels/change';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import { type MachineView, type WorkspaceView } from '@/lib/annotation/view';
import { id, contexts, view } from '../state/workspace-fixture';
import { stepsBadge } from '../state/steps-badge';
import { type Action } from './action';
import { reduce } from './reduce';
import { type WorkspaceState, openWorkspace } from '../state/state';

const actionContext = contexts();
const AT = '2026-11-21T09:00:00.000Z';
const said = (fact: 'consistent' | 'inconsistent'): MachineView => ({
  fact,
  logic: 'not_judged',
  errorType: null,
  evidence: [],
  steps: null,
  details: machineDetailsSchema.parse({}),
});

/** The fixture's sample in an arm that pre-fills nothing. */
function open(arm: WorkspaceView['arm'] = 'reveal'): WorkspaceState {
  const given = view();
  const segments = given.segments.map((segment) => ({
    ...segment,
    machine: null,
    label: { ...segment.label, fact: 'not_judged' as const, status: 'open' as const },
  }));
  return openWorkspace({ ...given, arm, segments });
}
const does = (workspace: WorkspaceState, ...actions: Action[]): WorkspaceState =>
  actions.reduce(reduce, workspace);
const judge = (kind: 'accept' | 'consistent' | 'unsure'): Action => ({
  kind: 'edit',
  edit: { kind },
  context: actionContext(),
});

/** The server takes the oldest change and answers with what the judge had said of its segment. */
function reveal(workspace: WorkspaceState, machine: MachineView): WorkspaceState {
  const change = workspace.outbox[0] as Extract<Change, { kind: 'label' }>;
  const { label } = workspace.segments.find((segment) => segment.id === change.segmentId)!;
  const labels = [
    {
      segmentId: change.segmentId,
      label: { ...label, version: change.version + 1 },
      revealed: { at: AT, machine },
    },
  ];
  const result = { annotation: workspace.annotation, labels, segments: null };
  return reduce(workspace, { kind: 'saved', changeId: change.changeId, result });
}

describe('a reveal', () => {
  it('appears on the segment it is about, says so, and moves nothing', () => {
    const judged = does(open(), judge('consistent'));
    expect(judged.selectedId).toBe(id(2));
    const revealed = reveal(judged, said('inconsistent'));
    expect(revealed.selectedId).toBe(id(2));
    expect(revealed.segments.map(stepsBadge)).toEqual(['differs', null, null]);
    expect(revealed.announcement).toMatchObject({ key: 'revealed.differs', params: { number: 1 } });
    expect(revealed.segments[1]).toBe(judged.segments[1]);
    expect(stepsBadge(reveal(judged, said('consistent')).segments[0]!)).toBe('agrees');
  });

  it('pre-fills nothing, also when the verdict is taken back', () => {
    const revealed = reveal(does(open(), judge('consistent')), said('inconsistent'));
    const undone = does(revealed, { kind: 'undo', context: actionContext() });
    expect(undone.segments[0]).toMatchObject({
      label: { fact: 'not_judged', status: 'open', decidedAt: null },
      revealed: { at: AT },
    });
    expect(undone.outbox).toMatchObject([{ kind: 'undecide' }]);
    expect(undone.outbox[0]).not.toHaveProperty('unseen');
  });

  it('marks what was done before it was in the workspace', () => {
    const twice = does(open(), judge('consistent'), { kind: 'select', segmentId: id(1) }, judge('unsure'));
    expect(twice.outbox).toMatchObject([{ unseen: true }, { unseen: true }]);
    const seen = does(
      reveal(twice, said('consistent')),
      { kind: 'select', segmentId: id(1) },
      judge('consistent'),
    );
    expect(seen.outbox.at(-1)).not.toHaveProperty('unseen');
    expect(does(open('control'), judge('consistent')).outbox[0]).not.toHaveProperty('unseen');
  });

  it('waits for the second stage, also when it says what the first implied', () => {
    const stages = (...verdicts: ('consistent' | 'inconsistent')[]) =>
      does(
        open(),
        { kind: 'stages' },
        ...verdicts.map((verdict): Action => ({ kind: 'say-stage', verdict, context: actionContext() })),
      ).outbox;
    expect(stages('consistent')).toMatchObject([{ holds: true }]);
    const both = stages('consistent', 'consistent');
    expect(both).toHaveLength(2);
    expect(both[1]).not.toHaveProperty('holds');
  });

  it('lets the keys go from difference to difference', () => {
    const first = reveal(does(open(), judge('consistent')), said('inconsistent'));
    const third = does(first, { kind: 'select', segmentId: id(3) });
    const both = reveal(does(third, judge('consistent')), said('inconsistent'));
    const from = does(both, { kind: 'select', segmentId: id(1) });
    expect(does(from, { kind: 'to-difference', by: 1 }).selectedId).toBe(id(3));
    expect(does(from, { kind: 'to-difference', by: -1 }).selectedId).toBe(id(3));
    expect(does(open(), { kind: 'to-difference', by: 1 }).announcement.key).toBe('noDifference');
  });
});

describe('accepting', () => {
  it('says that there is nothing to accept where nothing is pre-filled', () => {
    for (const arm of ['reveal', 'control', 'blind'] as const) {
      const workspace = does(open(arm), judge('accept'));
      expect([workspace.outbox, workspace.mode, workspace.announcement.key]).toEqual([
        [],
        { kind: 'read' },
        'nothingPrefilled',
      ]);
    }
  });
});
