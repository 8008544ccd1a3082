import { describe, expect, it } from 'vitest';
import { type ChangeResult } from '@/lib/annotation/labels/change';
import { type WorkspaceView } from '@/lib/annotation/view';
import { id, contexts, view } from '../state/workspace-fixture';
import { canKeep } from './rejected-change';
import { reduce } from '../reducer/reduce';
import { type WorkspaceState, openWorkspace } from '../state/state';

const actionContext = contexts();
const judge = (workspace: WorkspaceState, kind: 'consistent' | 'unsure', segmentId: string): WorkspaceState =>
  reduce(reduce(workspace, { kind: 'select', segmentId }), {
    kind: 'edit',
    edit: { kind },
    context: actionContext(),
  });

/** What the server answers when it has taken the oldest change. */
function acknowledge(workspace: WorkspaceState): WorkspaceState {
  const change = workspace.outbox[0]!;
  if (!('segmentId' in change)) throw new Error('not a label');
  const { label } = workspace.segments.find(({ id: known }) => known === change.segmentId)!;
  const result: ChangeResult = {
    annotation: workspace.annotation,
    labels: [
      { segmentId: change.segmentId, label: { ...label, version: change.version + 1 }, revealed: null },
    ],
    segments: null,
  };
  return reduce(workspace, { kind: 'saved', changeId: change.changeId, result });
}

/** The server's view after another tab has made the first segment unsure. */
function elsewhere(): WorkspaceView {
  const given = view();
  const first = given.segments[0]!;
  first.label = {
    ...first.label,
    fact: 'unsure',
    logic: 'unsure',
    version: 2,
    status: 'changed',
    decidedAt: 'then',
  };
  return given;
}

const STALE = { code: 'stale', object: 'label', version: 2 } as const;

describe('a saved change', () => {
  it('leaves the outbox, and what waits for the same label builds on it', () => {
    const workspace = acknowledge(judge(judge(openWorkspace(view()), 'consistent', id(1)), 'unsure', id(1)));
    expect(workspace.outbox).toMatchObject([{ segmentId: id(1), version: 2, judgement: { fact: 'unsure' } }]);
    expect(workspace.segments[0]!.label).toMatchObject({ version: 2, fact: 'unsure' });
  });

  it('does not touch the versions of other labels', () => {
    const workspace = acknowledge(
      judge(judge(openWorkspace(view()), 'consistent', id(1)), 'consistent', id(3)),
    );
    expect(workspace.outbox).toMatchObject([{ segmentId: id(3), version: 1 }]);
  });
});

describe('a submission that was taken', () => {
  const submitted = (workspace: WorkspaceState): WorkspaceState => {
    const asked = judge(workspace, 'consistent', id(1));
    const { changeId } = asked.outbox[0]!;
    const annotation = { ...asked.annotation, state: 'submitted' as const };
    return reduce(asked, { kind: 'saved', changeId, result: { annotation, labels: [], segments: null } });
  };

  it('can be taken back, but not in training', () => {
    expect(submitted(openWorkspace(view()))).toMatchObject({ access: 'reopen', closedBy: null });
    const round = { number: 1, name: '', training: true };
    expect(submitted(openWorkspace({ ...view(), round }))).toMatchObject({
      access: 'read',
      closedBy: 'training_done',
    });
  });
});

describe('a refused change', () => {
  const refusedWorkspace = (): WorkspaceState => {
    const mine = judge(judge(openWorkspace(view()), 'consistent', id(1)), 'consistent', id(3));
    return reduce(mine, { kind: 'refused', changeId: mine.outbox[0]!.changeId, error: STALE });
  };

  it('is set aside with its like, and the rest waits for the server to be read again', () => {
    const workspace = refusedWorkspace();
    expect(workspace.refusals).toHaveLength(1);
    expect(workspace.outbox).toMatchObject([{ segmentId: id(3) }]);
    expect(workspace.outdated).toBe(true);
  });

  it("shows the other's state after that, keeps mine on offer, and my other changes on top", () => {
    const workspace = reduce(refusedWorkspace(), { kind: 'refreshed', view: elsewhere() });
    expect(workspace.outdated).toBe(false);
    expect(workspace.segments[0]!.label).toMatchObject({ fact: 'unsure', version: 2 });
    expect(workspace.segments[2]!.label).toMatchObject({ fact: 'consistent' });
    expect(workspace.past).toEqual([]);
    expect(canKeep(workspace, workspace.refusals[0]!)).toBe(true);
  });

  it('goes on top only when the person says so, on the version that is there now', () => {
    const offered = reduce(refusedWorkspace(), { kind: 'refreshed', view: elsewhere() });
    const changeId = offered.refusals[0]!.change.changeId;
    const kept = reduce(offered, { kind: 'keep-mine', changeId, context: actionContext() });
    expect(kept.segments[0]!.label.fact).toBe('consistent');
    expect(kept.outbox.at(-1)).toMatchObject({ segmentId: id(1), version: 2 });
    expect(kept.outbox.at(-1)!.changeId).not.toBe(changeId);
    expect(kept.refusals).toEqual([]);
    expect(reduce(offered, { kind: 'drop-mine', changeId }).segments[0]!.label.fact).toBe('unsure');
  });

  it('cannot be offered where the sample is closed', () => {
    const mine = judge(openWorkspace(view()), 'consistent', id(1));
    const error = { code: 'state', object: 'sample', reason: 'sample_withdrawn' } as const;
    const workspace = reduce(mine, { kind: 'refused', changeId: mine.outbox[0]!.changeId, error });
    expect(canKeep(workspace, workspace.refusals[0]!)).toBe(false);
  });
});

describe("the server's view read again", () => {
  it('a view older than the last acknowledgement: changes nothing', () => {
    const workspace = acknowledge(judge(openWorkspace(view()), 'consistent', id(1)));
    expect(reduce(workspace, { kind: 'refreshed', view: view() })).toBe(workspace);
  });

  it('nothing new: no segment renders again; a sample closed meanwhile: is reported', () => {
    const workspace = openWorkspace(view());
    const progress = { submitted: 4, remaining: 7, atHand: true };
    const again = reduce(workspace, {
      kind: 'refreshed',
      view: { ...view(), progress, access: 'read', closedBy: 'withdrawn' },
    });
    expect(again.segments).toBe(workspace.segments);
    expect(again).toMatchObject({ progress, access: 'read', closedBy: 'withdrawn' });
  });

  it('no change by others: the undo steps stay', () => {
    const workspace = judge(openWorkspace(view()), 'consistent', id(1));
    const again = reduce(workspace, { kind: 'refreshed', view: view() });
    expect(again.past).toHaveLength(1);
    expect(again.segments[0]!.label.fact).toBe('consistent');
    expect(again.outbox).toEqual(workspace.outbox);
  });
});

describe('a log of an earlier tab', () => {
  it('is laid on top once, whatever it holds', () => {
    const left = judge(openWorkspace(view()), 'unsure', id(2)).outbox;
    const workspace = reduce(openWorkspace(view()), { kind: 'replayed', changes: left });
    expect(workspace.segments[1]!.label).toMatchObject({ fact: 'unsure', status: 'changed' });
    expect(workspace.outbox).toEqual(left);
    expect(reduce(workspace, { kind: 'replayed', changes: left }).outbox).toEqual(left);
  });
});

describe('on arriving at a page that a cache has kept', () => {
  const arrive = (workspace: WorkspaceState): WorkspaceState =>
    reduce(workspace, { kind: 'refreshed', view: elsewhere(), arriving: true });

  it('goes on at the first segment without a verdict', () => {
    expect(arrive(openWorkspace(view())).selectedId).toBe(id(2));
    expect(openWorkspace(elsewhere()).selectedId).toBe(id(2));
  });

  it('stays where the person has gone to, or has done something', () => {
    const moved = reduce(openWorkspace(view()), { kind: 'select', segmentId: id(3) });
    expect(arrive(moved).selectedId).toBe(id(3));
    const judged = judge(openWorkspace(view()), 'consistent', id(3));
    expect(arrive(reduce(judged, { kind: 'select', segmentId: id(1) })).selectedId).toBe(id(1));
    const noting = reduce(openWorkspace(view()), { kind: 'mode', mode: { kind: 'note' } });
    expect(arrive(noting).selectedId).toBe(id(1));
  });

  it('does not move a workspace that looks again later', () => {
    const again = reduce(openWorkspace(view()), { kind: 'refreshed', view: elsewhere() });
    expect(again.selectedId).toBe(id(1));
  });
});

describe('a text that can never be saved', () => {
  it('is made storable where it is written, and the person is told', () => {
    const note = (text: string) =>
      reduce(openWorkspace(view()), {
        kind: 'edit',
        edit: { kind: 'note', note: text },
        context: actionContext(),
      });
    const workspace = note('seen\0 on \uD83D the 😀');
    expect(workspace.outbox).toMatchObject([{ kind: 'note', note: 'seen on  the 😀' }]);
    expect(workspace.announcement).toMatchObject({ key: 'removed', params: { count: 2 } });
    expect(note('seen').announcement.key).toBe('saved');
  });

  it('is set aside with what it says, and the other changes stay in the outbox', () => {
    const opened = openWorkspace(view());
    const [first] = opened.segments;
    const noted = reduce(opened, {
      kind: 'edit',
      edit: { kind: 'note', note: 'mine' },
      context: actionContext(),
    });
    const workspace = judge(noted, 'unsure', first!.id);
    const error = { code: 'invalid', issues: [{ path: 'note', code: 'invalid_text' }] } as const;
    const after = reduce(workspace, {
      kind: 'refused',
      changeId: workspace.outbox[0]!.changeId,
      error: { ...error, issues: [...error.issues] },
    });
    expect(after.outbox).toMatchObject([{ kind: 'label', segmentId: first!.id }]);
    expect(after.refusals).toMatchObject([{ change: { kind: 'note', note: 'mine' }, error }]);
  });
});
