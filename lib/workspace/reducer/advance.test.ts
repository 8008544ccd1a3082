import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lackOf } from '@/lib/annotation/labels/submission';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { type WorkspaceEdit } from './apply-edit';
import { id, REFERENCE, contexts, view } from '../state/workspace-fixture';
import { evidenceFocus } from '../evidence/evidence-focus';
import { hintOf } from '../state/hint';
import { type Action } from './action';
import { reduce } from './reduce';
import { type WorkspaceState, openWorkspace } from '../state/state';

type Given = { kind: Action['kind'] } & Record<string, unknown>;

const FIRST = { relation: 'contradicts', start: 7, end: 32, quote: REFERENCE.slice(7, 32) } as const;
const SECOND = { relation: 'supports', start: 33, end: 55, quote: REFERENCE.slice(33, 55) } as const;

const actionContext = contexts();
const does = (workspace: WorkspaceState, given: Given): WorkspaceState =>
  reduce(workspace, { ...given, context: actionContext() } as unknown as Action);
const acts = (workspace: WorkspaceState, edit: WorkspaceEdit): WorkspaceState =>
  does(workspace, { kind: 'edit', edit: edit });
const type = (errorType: (typeof ERROR_TYPES)[number]): WorkspaceEdit => ({
  kind: 'type',
  errorType,
  stage: 'logic',
});
/** Whether the segment of this id lacks nothing. */
const isDone = ({ segments }: WorkspaceState, segmentId: string): boolean =>
  lackOf(segments.find((segment) => segment.id === segmentId)!.label, REFERENCE) === null;
/** The segments with something to do, in the order in which the work comes to them from the selected one. */
const ahead = (workspace: WorkspaceState): string[] => {
  const ids = workspace.segments.map((segment) => segment.id);
  const at = ids.indexOf(workspace.selectedId);
  return [...ids.slice(at + 1), ...ids.slice(0, at)].filter((segmentId) => !isDone(workspace, segmentId));
};

const evidence = fc
  .constantFrom(FIRST, SECOND)
  .map((add): WorkspaceEdit => ({ kind: 'evidence', add: { ...add, origin: 'person' } }));
const verdict = fc.oneof(
  fc.constantFrom<WorkspaceEdit>({ kind: 'consistent' }, { kind: 'unsure' }),
  fc.constantFrom(...ERROR_TYPES).map(type),
);
const anything: fc.Arbitrary<Given> = fc.oneof(
  fc
    .oneof(
      verdict,
      evidence,
      fc.constantFrom<WorkspaceEdit>({ kind: 'accept' }, { kind: 'drop-evidence', at: 0 }),
      fc.constantFrom<WorkspaceEdit>(
        { kind: 'stage', stage: 'logic', verdict: 'unsure' },
        { kind: 'take-evidence' },
      ),
      fc.constant<WorkspaceEdit>({ kind: 'turn-span', at: 0, relation: 'contradicts' }),
      fc.constant<WorkspaceEdit>({ kind: 'searches', searched: ['lake'] }),
    )
    .map((edit): Given => ({ kind: 'edit', edit: edit })),
  fc.constantFrom<Given>({ kind: 'move', by: 1 }, { kind: 'move', by: -1 }),
);
/** A workspace on which some work was done. */
const workspaces = fc
  .array(anything, { maxLength: 15 })
  .map((given) => given.reduce(does, openWorkspace(view())))
  .map((workspace): WorkspaceState => ({ ...workspace, mode: { kind: 'read' } }));

describe('advance', () => {
  it('any act: a segment is left when its label lacks nothing, for the next one that lacks something', () => {
    fc.assert(
      fc.property(workspaces, fc.oneof(verdict, evidence), (before, edit) => {
        const after = acts(before, edit);
        if (after.selectedId === before.selectedId) return;
        expect(isDone(after, before.selectedId)).toBe(true);
        expect(after.selectedId).toBe(ahead({ ...after, selectedId: before.selectedId })[0]);
      }),
    );
  });

  it('a verdict: the work stays while something is missing, and goes on as soon as nothing is', () => {
    fc.assert(
      fc.property(workspaces, verdict, (before, edit) => {
        const after = acts(before, edit);
        const next = ahead({ ...after, selectedId: before.selectedId })[0] ?? before.selectedId;
        expect(after.selectedId).toBe(isDone(after, before.selectedId) ? next : before.selectedId);
      }),
    );
  });

  it('evidence: goes on only where it supplies what was missing', () => {
    fc.assert(
      fc.property(workspaces, evidence, (before, edit) => {
        const after = acts(before, edit);
        const completes = !isDone(before, before.selectedId) && isDone(after, before.selectedId);
        const next = ahead({ ...after, selectedId: before.selectedId })[0];
        expect(after.selectedId).toBe(completes && next ? next : before.selectedId);
      }),
    );
  });

  it('Enter on any segment: something is said, asked or gone to', () => {
    fc.assert(
      fc.property(workspaces, (before) => {
        const after = acts(before, { kind: 'accept' });
        const heard = hintOf(after) !== null || after.announcement.serial > before.announcement.serial;
        const moved = after.selectedId !== before.selectedId || after.mode.kind !== before.mode.kind;
        expect(heard || moved).toBe(true);
      }),
    );
  });

  it('Enter on a complete segment that is not the last: goes to the one below and changes nothing', () => {
    fc.assert(
      fc.property(workspaces, (before) => {
        const at = before.segments.findIndex((segment) => segment.id === before.selectedId);
        const below = before.segments[at + 1];
        if (!below || !isDone(before, before.selectedId)) return;
        const after = acts(before, { kind: 'accept' });
        expect(after.selectedId).toBe(below.id);
        expect(after.segments).toBe(before.segments);
      }),
    );
  });

  it('one stage by itself: stays, so that the other can be said', () => {
    const passed = acts(openWorkspace(view()), { kind: 'stage', stage: 'fact', verdict: 'unsure' });
    expect(isDone(passed, id(1))).toBe(true);
    expect(passed.selectedId).toBe(id(1));
  });

  it('fact and logic said one after the other: goes on after the second', () => {
    const said = [
      { kind: 'stages' },
      { kind: 'say-stage', verdict: 'unsure' },
      { kind: 'say-stage', verdict: 'consistent' },
    ] as const;
    expect(said.slice(0, 2).reduce(does, openWorkspace(view())).selectedId).toBe(id(1));
    expect(said.reduce(does, openWorkspace(view())).selectedId).toBe(id(2));
  });

  it('a type that lacks evidence: stays until the walk has marked it, which ends the walk', () => {
    const typed = acts(openWorkspace(view()), type('KCont'));
    expect(typed.selectedId).toBe(id(1));
    const marked = [
      { kind: 'walk', from: 7 },
      { kind: 'mark', relation: 'contradicts' } as const,
    ].reduce<WorkspaceState>((workspace, given) => does(workspace, given as Given), typed);
    expect([marked.selectedId, marked.mode]).toEqual([id(2), { kind: 'read' }]);
  });

  it('a note that is being written for another segment: is not opened on the next one', () => {
    const noting = does(openWorkspace(view()), { kind: 'mode', mode: { kind: 'note' } });
    expect(acts(noting, { kind: 'consistent' }).mode).toEqual({ kind: 'read' });
  });

  it('the last one that lacked something: stays and says that nothing is left to do', () => {
    const done = [1, 2, 3].reduce(
      (workspace) => acts(workspace, { kind: 'consistent' }),
      openWorkspace(view()),
    );
    expect([done.selectedId, hintOf(done)]).toEqual([id(3), 'allDecided']);
    expect(hintOf(acts(done, { kind: 'accept' }))).toBe('allDecided');
  });
});

describe('a consistent segment with evidence against it', () => {
  const against: WorkspaceEdit = {
    kind: 'evidence',
    add: { ...SECOND, relation: 'contradicts', origin: 'person' },
  };
  const supports: WorkspaceEdit = {
    kind: 'evidence',
    add: { ...FIRST, relation: 'supports', origin: 'person' },
  };
  const told = ({ selectedId, announcement }: WorkspaceState) => [
    selectedId,
    announcement.key,
    announcement.params,
  ];

  it('is told once, where it arises: by the verdict', () => {
    const workspace = [supports, against, { kind: 'consistent' } as const].reduce(
      acts,
      openWorkspace(view()),
    );
    expect(told(workspace)).toEqual([id(1), 'contrary', { number: 1 }]);
    // The evidence that speaks against it is looked at, so that the keys that mend it take that one.
    expect(evidenceFocus(workspace).at).toBe(1);
    expect(isDone(does(workspace, { kind: 'turn-looked', relation: 'supports' }), id(1))).toBe(true);
  });

  it('is told once, where it arises: by the evidence', () => {
    const consistent = does(acts(openWorkspace(view()), { kind: 'consistent' }), {
      kind: 'select',
      segmentId: id(1),
    });
    expect(told(acts(acts(consistent, supports), against))).toEqual([id(1), 'contrary', { number: 1 }]);
    expect(told(acts(consistent, { kind: 'searches', searched: ['lake'] }))).toEqual([
      id(1),
      'contrary',
      { number: 1 },
    ]);
  });

  it('Enter: shows it again, and asks for no evidence of a type', () => {
    const workspace = [supports, against, { kind: 'consistent' } as const].reduce(
      acts,
      openWorkspace(view()),
    );
    const entered = acts(does(workspace, { kind: 'look-on', by: 1 }), { kind: 'accept' });
    expect(told(entered)).toEqual([id(1), 'contrary', { number: 1 }]);
    expect(evidenceFocus(entered)).toEqual({ at: 1, times: evidenceFocus(workspace).times + 2 });
  });
});

describe('a type that lacks evidence', () => {
  it('is told with the type: the work stays, and goes on where nothing is lacking', () => {
    const params = (edit: WorkspaceEdit) => acts(openWorkspace(view()), edit).announcement.params;
    expect(params(type('KCont'))).toMatchObject({ number: 1, lacks: 1 });
    const held = acts(openWorkspace(view()), { kind: 'evidence', add: { ...FIRST, origin: 'person' } });
    expect(acts(held, type('KCont')).announcement.params).toMatchObject({ number: 1, lacks: 0 });
  });
});

describe('Enter where nothing can be accepted', () => {
  it('on an abstention: says that nothing is pre-filled, and asks for no type', () => {
    const given = view();
    given.segments[0]!.machine!.fact = 'abstained';
    Object.assign(given.segments[0]!.label, { fact: 'abstained', status: 'open' });
    const workspace = acts(openWorkspace(given), { kind: 'accept' });
    expect([workspace.mode, hintOf(workspace), workspace.outbox]).toEqual([
      { kind: 'read' },
      'nothingPrefilled',
      [],
    ]);
  });

  it('on a segment that no method spoke of: says so, until another segment is selected', () => {
    const last = does(openWorkspace(view()), { kind: 'select', segmentId: id(3) });
    const said = acts(last, { kind: 'accept' });
    expect(hintOf(said)).toBe('nothingPrefilled');
    expect(hintOf(does(said, { kind: 'move', by: -1 }))).toBeNull();
  });

  it('on a type that lacks evidence: says so', () => {
    const workspace = acts(acts(openWorkspace(view()), type('KCont')), { kind: 'accept' });
    expect([workspace.selectedId, hintOf(workspace)]).toEqual([id(1), 'evidenceMissing']);
  });
});
