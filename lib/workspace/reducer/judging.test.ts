import { describe, expect, it } from 'vitest';
import { type Evidence } from '@/lib/annotation/evidence/evidence';
import { id, contexts, view } from '../state/workspace-fixture';
import { type Action } from './action';
import { reduce } from './reduce';
import { type WorkspaceState, openWorkspace } from '../state/state';

const FIRST: Evidence = {
  relation: 'supports',
  start: 7,
  end: 32,
  quote: 'The river is 120 km long.',
  origin: 'person',
};
const SECOND: Evidence = {
  relation: 'supports',
  start: 33,
  end: 55,
  quote: 'It rises in the hills.',
  origin: 'person',
};

type Given = { kind: Action['kind'] } & Record<string, unknown>;

/** Runs actions one after another, each with a stamp. */
function after(...actions: Given[]): WorkspaceState {
  const actionContext = contexts();
  return actions.reduce<WorkspaceState>(
    (workspace, action) => reduce(workspace, { ...action, context: actionContext() } as unknown as Action),
    openWorkspace(view()),
  );
}
const verdicts = ({ segments }: WorkspaceState) => {
  const { fact, logic, errorType } = segments[0]!.label;
  return [fact, logic, errorType];
};
const evidence = ({ segments }: WorkspaceState): Evidence[] => segments[0]!.label.evidence;
const say = (verdict: string) => ({ kind: 'say-stage', verdict }) as const;
const act = (edit: object) => ({ kind: 'edit', edit: edit }) as const;
const add = (item: Evidence) => act({ kind: 'evidence', add: item });

describe('fact and logic set apart', () => {
  it('asks for the facts, then the logic, then a missing type, which changes neither', () => {
    const failed = after({ kind: 'stages' }, say('inconsistent'), say('inconsistent'));
    expect(verdicts(failed)).toEqual(['inconsistent', 'inconsistent', null]);
    expect(failed.mode).toMatchObject({ kind: 'type' });
    const typed = reduce(failed, {
      kind: 'edit',
      edit: { kind: 'type', errorType: 'KCont', stage: null },
      context: contexts()(),
    });
    expect(verdicts(typed)).toEqual(['inconsistent', 'inconsistent', 'KCont']);
    expect(typed.selectedId).toBe(id(1));
  });

  it('ends after the logic where no type is missing, and keeps a type that still fits', () => {
    const passed = after({ kind: 'stages' }, say('unsure'), say('consistent'));
    expect([verdicts(passed), passed.mode]).toEqual([['unsure', 'consistent', null], { kind: 'read' }]);
    const both = after(
      act({ kind: 'type', errorType: 'KConc', stage: null }),
      { kind: 'stages' },
      {
        kind: 'to-stage',
        stage: 'logic',
      },
      say('inconsistent'),
    );
    expect([verdicts(both), both.mode]).toEqual([
      ['inconsistent', 'inconsistent', 'KConc'],
      { kind: 'read' },
    ]);
  });

  it('a type of the other stage says what failed, as ever', () => {
    const typed = after({ kind: 'stages' }, say('inconsistent'), say('consistent'), {
      kind: 'edit',
      edit: { kind: 'type', errorType: 'LCaus', stage: null },
    });
    expect(verdicts(typed)).toEqual(['consistent', 'inconsistent', 'LCaus']);
  });
});

describe('the evidence that is looked at', () => {
  it('is said the other way, and dropped', () => {
    const turned = after(
      add(FIRST),
      add(SECOND),
      { kind: 'look', at: 1 },
      {
        kind: 'turn-looked',
        relation: 'contradicts',
      },
    );
    expect(evidence(turned)).toEqual([FIRST, { ...SECOND, relation: 'contradicts' }]);
    const dropped = reduce(turned, { kind: 'drop-looked', context: contexts()() });
    expect(evidence(dropped)).toEqual([FIRST]);
  });

  it('changes nothing where there is none', () => {
    expect(after({ kind: 'drop-looked' }).outbox).toEqual([]);
    expect(after({ kind: 'turn-looked', relation: 'supports' }).outbox).toEqual([]);
  });
});

describe('searched, not found', () => {
  const none = (...searched: string[]) => ({ kind: 'not-found', searched }) as const;

  it('names the searches made, and adds later ones to them', () => {
    expect(evidence(after(none('湖', 'lake')))).toEqual([
      { relation: 'not_found', searched: ['湖', 'lake'], origin: 'person' },
    ]);
    expect(evidence(after(none('湖'), none('湖', 'spring')))).toEqual([
      { relation: 'not_found', searched: ['湖', 'spring'], origin: 'person' },
    ]);
  });

  it('without a search asks for them, and says nothing yet; none named takes it back', () => {
    const asked = after(none());
    expect([asked.mode, asked.outbox]).toEqual([{ kind: 'searches' }, []]);
    const act = { kind: 'searches' as const, searched: ['', ' '] };
    const actionContext = contexts();
    expect(reduce(asked, { kind: 'edit', edit: act, context: actionContext() }).outbox).toEqual([]);
    expect(
      evidence(reduce(after(none('lake')), { kind: 'edit', edit: act, context: actionContext() })),
    ).toEqual([]);
  });

  it('said again with nothing new: opens the searches for editing', () => {
    const again = after(none('lake'), none('lake'));
    expect(again.mode).toEqual({ kind: 'searches' });
    const edited = reduce(again, {
      kind: 'edit',
      edit: { kind: 'searches', searched: ['lake ', '', 'source'] },
      context: contexts()(),
    });
    expect(evidence(edited)).toEqual([
      { relation: 'not_found', searched: ['lake', 'source'], origin: 'person' },
    ]);
  });
});

describe('evidence of the method', () => {
  it('is taken over with one act, beside what was said', () => {
    const given = view();
    given.segments[0]!.machine!.evidence = [FIRST, SECOND];
    const actionContext = contexts();
    const own = { ...FIRST, relation: 'contradicts' } as const;
    const workspace = [
      { kind: 'evidence', add: own } as const,
      { kind: 'take-evidence' } as const,
    ].reduce<WorkspaceState>(
      (at, edit) => reduce(at, { kind: 'edit', edit: edit, context: actionContext() }),
      openWorkspace(given),
    );
    expect(evidence(workspace)).toEqual([own, { ...SECOND, origin: 'accepted' }]);
  });
});

describe('submission', () => {
  it('names the evidence that a type lacks', () => {
    const typed = { kind: 'type', errorType: 'KCont', stage: null };
    const all: Given[] = [
      act(typed),
      { kind: 'move', by: 1 },
      act({ kind: 'consistent' }),
      act({ kind: 'consistent' }),
    ];
    const workspace = after(...all, { kind: 'submit' });
    expect(workspace.mode).toEqual({ kind: 'missing' });
    expect(workspace.announcement).toMatchObject({ key: 'missing', params: { count: 1 } });
  });
});
