import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WorkspaceEdit } from './apply-edit';
import { ANSWER, id, REFERENCE, contexts, view } from '../state/workspace-fixture';
import { reduce } from './reduce';
import { missingOf } from './submit';
import { type WorkspaceState, openWorkspace, selectedIndex } from '../state/state';

const open = (): WorkspaceState => openWorkspace(view());

/** Runs acts one after another on a fresh workspace. */
function after(...acts: (WorkspaceEdit | 'undo' | 'redo')[]): WorkspaceState {
  const actionContext = contexts();
  return acts.reduce<WorkspaceState>(
    (workspace, act) =>
      typeof act === 'string'
        ? reduce(workspace, { kind: act, context: actionContext() })
        : reduce(workspace, { kind: 'edit', edit: act, context: actionContext() }),
    open(),
  );
}

describe('judging', () => {
  it('takes over a right pre-fill with one act and goes on to the next open segment', () => {
    const workspace = after({ kind: 'accept' });
    expect(workspace.segments[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'consistent',
      status: 'confirmed',
      decidedAt: '2026-11-21T08:00:00.000Z',
    });
    expect(selectedIndex(workspace)).toBe(1);
    expect(workspace.outbox).toMatchObject([{ kind: 'label', segmentId: id(1), version: 1, decides: true }]);
  });

  it('takes the suggested type over with a pre-filled failure', () => {
    const workspace = after({ kind: 'accept' }, { kind: 'accept' });
    expect(workspace.segments[1]!.label).toMatchObject({
      fact: 'inconsistent',
      errorType: 'KConc',
      status: 'confirmed',
    });
  });

  it('asks for the type where a pre-filled failure suggests none', () => {
    const actionContext = contexts();
    const given = view();
    given.segments[1]!.machine!.details.suggestedType = null;
    const workspace = reduce(
      { ...openWorkspace(given), selectedId: id(2) },
      { kind: 'edit', edit: { kind: 'accept' }, context: actionContext() },
    );
    expect(workspace.mode).toEqual({ kind: 'type', at: 0, other: false });
    expect(workspace.outbox).toEqual([]);
  });

  it('relabels by type and stays while the evidence of the type is missing', () => {
    const workspace = after({ kind: 'type', errorType: 'LCaus', stage: null });
    expect(workspace.segments[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'LCaus',
      status: 'changed',
    });
    expect(selectedIndex(workspace)).toBe(0);
  });

  it('asks which stage Other fails before it says so', () => {
    const asked = after({ kind: 'type', errorType: 'Other', stage: null });
    expect(asked.mode).toMatchObject({ kind: 'type', other: true });
    expect(asked.outbox).toEqual([]);
    const named = after({ kind: 'type', errorType: 'Other', stage: 'logic' });
    expect(named.segments[0]!.label).toMatchObject({ logic: 'inconsistent', errorType: 'Other' });
  });

  it('a changed verdict: goes on to the next segment as after the first', () => {
    const actionContext = contexts();
    const back = reduce(after({ kind: 'accept' }), { kind: 'select', segmentId: id(1) });
    const workspace = reduce(back, { kind: 'edit', edit: { kind: 'unsure' }, context: actionContext() });
    expect(selectedIndex(workspace)).toBe(1);
    expect(workspace.segments[0]!.label.status).toBe('changed');
  });

  it('any act: every other segment stays the same object', () => {
    const before = open();
    const workspace = reduce(before, { kind: 'edit', edit: { kind: 'consistent' }, context: contexts()() });
    expect(workspace.segments[1]).toBe(before.segments[1]);
    expect(workspace.segments[2]).toBe(before.segments[2]);
  });

  it('a submitted annotation: nothing changes', () => {
    const submitted = openWorkspace({ ...view(), annotation: { ...view().annotation, state: 'submitted' } });
    const workspace = reduce(submitted, {
      kind: 'edit',
      edit: { kind: 'consistent' },
      context: contexts()(),
    });
    expect(workspace.segments).toBe(submitted.segments);
    expect(workspace.outbox).toEqual([]);
    expect(workspace.announcement.key).toBe('readOnly');
  });
});

describe('evidence', () => {
  it('is walked by sentence, extended, and quotes the reference exactly', () => {
    const actionContext = contexts();
    let workspace = reduce(open(), { kind: 'walk', from: 7 });
    workspace = reduce(workspace, { kind: 'walk-on', step: { kind: 'sentence', by: 1, extend: true } });
    workspace = reduce(workspace, { kind: 'mark', relation: 'contradicts', context: actionContext() });
    const [item] = workspace.segments[0]!.label.evidence;
    expect(item).toEqual({
      relation: 'contradicts',
      start: 7,
      end: REFERENCE.length,
      quote: 'The river is 120 km long. It rises in the hills.',
      origin: 'person',
    });
    expect(workspace.outbox).toMatchObject([{ kind: 'label', decides: false }]);
    expect(workspace.segments[0]!.label.status).toBe('prefilled');
  });

  it('does not go together with "not found", and is not noted twice', () => {
    const span = { relation: 'supports', start: 7, end: 12, quote: 'The r', origin: 'person' } as const;
    const none = { relation: 'not_found', searched: ['lake'], origin: 'person' } as const;
    expect(
      after({ kind: 'evidence', add: span }, { kind: 'evidence', add: { ...none, searched: ['lake'] } })
        .segments[0]!.label.evidence,
    ).toEqual([none]);
    const twice = after({ kind: 'evidence', add: span }, { kind: 'evidence', add: span });
    expect(twice.outbox).toHaveLength(1);
    expect(twice.announcement.key).toBe('evidenceThere');
  });

  it('said the other way replaces what was said of the same span', () => {
    const span = { relation: 'supports', start: 7, end: 12, quote: 'The r', origin: 'person' } as const;
    const workspace = after(
      { kind: 'evidence', add: span },
      { kind: 'evidence', add: { ...span, relation: 'contradicts' } },
    );
    expect(workspace.segments[0]!.label.evidence).toEqual([{ ...span, relation: 'contradicts' }]);
  });
});

describe('split and merge', () => {
  it('a split: divides text and spans, keeps the evidence, and both parts start open', () => {
    const workspace = after({ kind: 'split', at: 9 });
    expect(workspace.segments.map(({ text }) => text)).toEqual([
      'The river',
      'is long.',
      'It rises in a lake.',
      'It is old.',
    ]);
    expect(workspace.segments[1]!.spans).toEqual([[10, 18]]);
    expect(workspace.segments[0]!.label.status).toBe('open');
    expect(workspace.segments[0]!.parentIds).toEqual([id(1)]);
  });

  it('a split that leaves a part without a letter: refused', () => {
    const workspace = after({ kind: 'split', at: 0 });
    expect(workspace.segments).toHaveLength(3);
    expect(workspace.announcement.key).toBe('cannotSplit');
  });

  it('joins with the next and refuses after the last', () => {
    expect(after({ kind: 'merge' }).segments.map(({ text }) => text)).toEqual([
      'The river is long. It rises in a lake.',
      'It is old.',
    ]);
    const last = reduce(open(), { kind: 'select', segmentId: id(3) });
    const workspace = reduce(last, { kind: 'edit', edit: { kind: 'merge' }, context: contexts()() });
    expect(workspace.announcement.key).toBe('cannotMerge');
  });
});

describe('undo and redo', () => {
  it('takes a first verdict back as one, and brings it again', () => {
    const undone = after({ kind: 'consistent' }, 'undo');
    expect(undone.segments[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'not_judged',
      status: 'prefilled',
    });
    expect(undone.outbox.map(({ kind }) => kind)).toEqual(['label', 'undecide']);
    expect(selectedIndex(undone)).toBe(0);
    expect(after({ kind: 'consistent' }, 'undo', 'redo').segments[0]!.label.status).toBe('confirmed');
  });

  const acts = fc.array(
    fc.oneof(
      fc.constantFrom<WorkspaceEdit>(
        { kind: 'accept' },
        { kind: 'consistent' },
        { kind: 'unsure' },
        { kind: 'merge' },
        { kind: 'type', errorType: 'Hallu', stage: null },
        { kind: 'type', errorType: 'LOver', stage: null },
        { kind: 'stage', stage: 'logic', verdict: 'inconsistent' },
        {
          kind: 'evidence',
          add: { relation: 'supports', start: 7, end: 12, quote: 'The r', origin: 'person' },
        },
        { kind: 'drop-evidence', at: 0 },
        { kind: 'cite', clause: { version: 1, id: '2.1', title: 'Facts' } },
        { kind: 'note', note: 'a' },
        { kind: 'flag', reason: 'b' },
        { kind: 'flag', reason: null },
      ),
      fc.nat(20).map((at): WorkspaceEdit => ({ kind: 'split', at })),
    ),
    { maxLength: 12 },
  );
  const content = ({ segments, annotation }: WorkspaceState): unknown => ({
    segments: segments.map(({ id: segmentId, text, label }) => {
      const { decidedAt, ...rest } = label;
      return { segmentId, text, ...rest, decided: decidedAt !== null };
    }),
    note: annotation.note,
    flag: annotation.flagReason,
  });

  it('undoing everything restores the start, redoing everything the end', () => {
    fc.assert(
      fc.property(acts, (given) => {
        const actionContext = contexts();
        const end = given.reduce<WorkspaceState>(
          (workspace, act) => reduce(workspace, { kind: 'edit', edit: act, context: actionContext() }),
          open(),
        );
        let workspace = end;
        while (workspace.past.length > 0)
          workspace = reduce(workspace, { kind: 'undo', context: actionContext() });
        expect(content(workspace)).toEqual(content(open()));
        while (workspace.future.length > 0)
          workspace = reduce(workspace, { kind: 'redo', context: actionContext() });
        expect(content(workspace)).toEqual(content(end));
      }),
    );
  });

  it('every segment keeps quoting the answer through any sequence', () => {
    fc.assert(
      fc.property(acts, (given) => {
        const workspace = after(...given);
        const drawn = workspace.segments
          .flatMap(({ spans }) => spans.map(([a, b]) => ANSWER.slice(a, b)))
          .join('');
        expect(drawn.replace(/\s/g, '')).toBe(ANSWER.replace(/\s/g, ''));
        expect(workspace.segments.some(({ id: segmentId }) => segmentId === workspace.selectedId)).toBe(true);
      }),
    );
  });
});

describe('submission', () => {
  it('shows what is missing and sends nothing', () => {
    const workspace = reduce(after({ kind: 'accept' }), { kind: 'submit', context: contexts()() });
    expect(workspace.mode).toEqual({ kind: 'missing' });
    expect(missingOf(workspace)).toEqual([
      { segmentId: id(2), lacks: [{ what: 'undecided' }, { what: 'evidence', need: 'one_span' }] },
      { segmentId: id(3), lacks: [{ what: 'undecided' }] },
    ]);
    expect(workspace.outbox.map(({ kind }) => kind)).toEqual(['label']);
  });

  it('is asked of the server once, and moves nothing before it has agreed', () => {
    const actionContext = contexts();
    const done = after({ kind: 'consistent' }, { kind: 'consistent' }, { kind: 'consistent' });
    const once = reduce(done, { kind: 'submit', context: actionContext() });
    const twice = reduce(once, { kind: 'submit', context: actionContext() });
    expect(twice.outbox.filter(({ kind }) => kind === 'submit')).toHaveLength(1);
    expect(twice.annotation.state).toBe('draft');
  });
});

describe('a submission on its way', () => {
  it('lets nothing follow it, neither a verdict nor an undo', () => {
    const judged = after({ kind: 'consistent' }, { kind: 'consistent' }, { kind: 'unsure' });
    const leaving = reduce(judged, { kind: 'submit', context: contexts()() });
    expect(leaving.outbox.at(-1)?.kind).toBe('submit');
    for (const late of [
      reduce(leaving, { kind: 'edit', edit: { kind: 'unsure' }, context: contexts()() }),
      reduce(leaving, { kind: 'undo', context: contexts()() }),
    ]) {
      expect(late.segments).toBe(leaving.segments);
      expect(late.outbox).toBe(leaving.outbox);
      expect(late.announcement.key).toBe('submitting');
    }
  });
});
