import { describe, expect, it } from 'vitest';
import { type Action } from './action';
import { reduce } from './reduce';
import { ANSWER, contexts, id, view } from '../state/workspace-fixture';
import { openWorkspace, type WorkspaceState } from '../state/state';
import { uncoveredIn } from '../state/uncovered-text';

type Act =
  | Exclude<Action, { context: unknown }>
  | { kind: 'remove' }
  | { kind: 'add-chosen' | 'undo' | 'redo' | 'submit'; uncovered?: true }
  | { kind: 'add'; start: number; end: number };

/** The workspace after these acts; the list begins with "The river is long.", "It rises in a lake." and "It is old.". */
function after(start: WorkspaceState, ...acts: Act[]): WorkspaceState {
  const context = contexts();
  return acts.reduce((workspace, act) => {
    if (act.kind === 'remove' || act.kind === 'add')
      return reduce(workspace, { kind: 'edit', edit: act, context: context() });
    return reduce(workspace, { ...act, context: context() } as Action);
  }, start);
}
const open = (): WorkspaceState => openWorkspace(view());
const second: Act = { kind: 'select', segmentId: id(2) };
const texts = ({ segments }: WorkspaceState): string[] => segments.map(({ text }) => text);

describe('a segment removed', () => {
  it('leaves the list, the next one is selected, and the server is asked', () => {
    const workspace = after(open(), second, { kind: 'remove' });
    expect(texts(workspace)).toEqual(['The river is long.', 'It is old.']);
    expect(workspace.selectedId).toBe(id(3));
    expect(workspace.outbox).toMatchObject([{ kind: 'remove', segmentId: id(2), version: 1 }]);
    expect(workspace.announcement).toMatchObject({ key: 'remove', params: { count: 2 } });
    expect(uncoveredIn(workspace)).toEqual([{ at: [19, 38], place: 1 }]);
  });

  it('the last of the list: the one before is selected', () => {
    const workspace = after(open(), { kind: 'select', segmentId: id(3) }, { kind: 'remove' });
    expect(workspace.selectedId).toBe(id(2));
  });

  it('comes back with its label, and goes again', () => {
    const judged = reduce(after(open(), second), {
      kind: 'edit',
      edit: { kind: 'type', errorType: 'Hallu', stage: null },
      context: contexts()(),
    });
    const back = after(judged, second, { kind: 'remove' }, { kind: 'undo' });
    expect(back.segments).toEqual(judged.segments);
    expect(back.selectedId).toBe(id(2));
    expect(back.outbox.at(-1)).toMatchObject({ kind: 'resegment', segmentIds: [id(1), id(2), id(3)] });
    expect(texts(after(back, { kind: 'redo' }))).toEqual(['The river is long.', 'It is old.']);
  });

  it('the only one: stays', () => {
    const workspace = after(open(), { kind: 'remove' }, { kind: 'remove' }, { kind: 'remove' });
    expect(texts(workspace)).toEqual(['It is old.']);
    expect(workspace.announcement.key).toBe('cannotRemove');
  });
});

describe('a segment added', () => {
  const gap = (): WorkspaceState => after(open(), second, { kind: 'remove' });

  it('quotes text in no segment, stands in its place, is open and is selected', () => {
    const workspace = after(gap(), { kind: 'start-add', from: null }, { kind: 'add-chosen' });
    expect(texts(workspace)).toEqual(texts(open()));
    const [, added] = workspace.segments;
    expect(added).toMatchObject({ spans: [[19, 38]], parentIds: [], machine: null });
    expect(added!.label).toMatchObject({ status: 'open', fact: 'not_judged', evidence: [], version: 1 });
    expect([workspace.selectedId, workspace.mode]).toEqual([added!.id, { kind: 'read' }]);
    expect(workspace.outbox.at(-1)).toMatchObject({ kind: 'add', start: 19, end: 38, newId: added!.id });
  });

  it('what had been seen of a removed one at its place stays seen', () => {
    const exposures = ({ segments }: WorkspaceState) => segments.map(({ label }) => label.exposure);
    expect(exposures(open())).toEqual(['verdict', 'verdict', 'segmentation']);
    expect(exposures(after(gap(), { kind: 'add', start: 19, end: 38 }))[1]).toBe('verdict');
    const third = after(open(), { kind: 'select', segmentId: id(3) }, { kind: 'remove' });
    expect(exposures(after(third, { kind: 'add', start: 39, end: 49 }))[2]).toBe('verdict');
  });

  it('of a part that the arrows chose: the rest stays in no segment', () => {
    const chosen = after(
      gap(),
      { kind: 'start-add', from: null },
      {
        kind: 'add-on',
        by: 1,
      },
    );
    const shorter = reduce(chosen, {
      kind: 'walk-on',
      step: { kind: 'end', by: -1, unit: 'word' },
    });
    const { mode } = shorter;
    expect(mode).toMatchObject({ kind: 'add', start: 19, end: 37 });
    const two = [1, 2].reduce(
      (at) => reduce(at, { kind: 'walk-on', step: { kind: 'end', by: -1, unit: 'word' } }),
      shorter,
    );
    const workspace = after(two, { kind: 'add-chosen' });
    expect(texts(workspace)[1]).toBe('It rises in');
    expect(uncoveredIn(workspace).map(({ at: [from, to] }) => ANSWER.slice(from, to))).toEqual(['a lake.']);
  });

  it('begins at the text below the selected segment, and J and K reach the others', () => {
    const start = after(open(), { kind: 'remove' }, { kind: 'select', segmentId: id(3) }, { kind: 'remove' });
    const adding = after(start, { kind: 'start-add', from: null });
    expect(adding.mode).toMatchObject({ start: 39 });
    expect(adding.announcement).toMatchObject({ key: 'adding', params: { text: 'It is old.' } });
    expect(after(adding, { kind: 'add-on', by: -1 }).mode).toMatchObject({ start: 0, end: 18 });
    expect(after(start, { kind: 'start-add', from: 4 }).mode).toMatchObject({ start: 0 });
  });

  it('words of a segment, and a workspace that may not be changed: nothing happens', () => {
    const taken = after(open(), { kind: 'add', start: 0, end: 18 });
    expect([taken.outbox, taken.announcement.key]).toEqual([[], 'cannotAdd']);
    const read: WorkspaceState = { ...gap(), access: 'read' };
    expect(after(read, { kind: 'start-add', from: null }).announcement.key).toBe('readOnly');
  });

  it('undone: is gone, and comes back', () => {
    const added = after(gap(), { kind: 'add', start: 19, end: 38 });
    const undone = after(added, { kind: 'undo' });
    expect(texts(undone)).toEqual(texts(gap()));
    expect(texts(after(undone, { kind: 'redo' }))).toEqual(texts(added));
  });
});

describe('a submission with text in no segment', () => {
  const done = (): WorkspaceState =>
    after(
      openWorkspace({
        ...view(),
        segments: view().segments.map((segment) => ({
          ...segment,
          label: { ...segment.label, fact: 'consistent', logic: 'consistent', decidedAt: '2026-11-21' },
        })),
      }),
      second,
      { kind: 'remove' },
    );

  it('shows the text first, and goes when that is known', () => {
    const asked = after(done(), { kind: 'submit' });
    expect(asked.mode).toEqual({ kind: 'uncovered' });
    expect(asked.announcement).toMatchObject({ key: 'uncovered', params: { count: 1 } });
    expect(asked.outbox.map(({ kind }) => kind)).toEqual(['remove']);
    const sent = after(asked, { kind: 'submit', uncovered: true });
    expect(sent.outbox.map(({ kind }) => kind)).toEqual(['remove', 'submit']);
    expect(after(sent, { kind: 'submit' }).mode).toEqual({ kind: 'read' });
  });

  it('a verdict that is missing comes first', () => {
    const asked = after(open(), second, { kind: 'remove' }, { kind: 'submit' });
    expect(asked.mode).toEqual({ kind: 'missing' });
  });

  it('all in segments: goes at once', () => {
    const whole = after(done(), { kind: 'undo' }, { kind: 'submit' });
    expect(whole.outbox.at(-1)!.kind).toBe('submit');
  });
});
