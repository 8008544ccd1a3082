import { describe, expect, it } from 'vitest';
import { type Evidence } from '@/lib/annotation/evidence';
import { id, stamps, view } from './desk-fixture';
import { type Action, reduce } from './reduce';
import { type Desk, openDesk } from './state';

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
function after(...actions: Given[]): Desk {
  const stamp = stamps();
  return actions.reduce<Desk>(
    (desk, action) => reduce(desk, { ...action, stamp: stamp() } as unknown as Action),
    openDesk(view()),
  );
}
const verdicts = ({ segments }: Desk) => {
  const { fact, logic, errorType } = segments[0]!.label;
  return [fact, logic, errorType];
};
const evidence = ({ segments }: Desk): Evidence[] => segments[0]!.label.evidence;
const say = (verdict: string) => ({ kind: 'say-stage', verdict }) as const;
const act = (deed: object) => ({ kind: 'act', act: deed }) as const;
const add = (item: Evidence) => act({ kind: 'evidence', add: item });

describe('fact and logic set apart', () => {
  it('asks for the facts, then the logic, then a missing type, which changes neither', () => {
    const failed = after({ kind: 'stages' }, say('inconsistent'), say('inconsistent'));
    expect(verdicts(failed)).toEqual(['inconsistent', 'inconsistent', null]);
    expect(failed.mode).toMatchObject({ kind: 'type' });
    const typed = reduce(failed, {
      kind: 'act',
      act: { kind: 'type', errorType: 'KCont', stage: null },
      stamp: stamps()(),
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
      kind: 'act',
      act: { kind: 'type', errorType: 'LCaus', stage: null },
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
    const dropped = reduce(turned, { kind: 'drop-looked', stamp: stamps()() });
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
    const stamp = stamps();
    expect(reduce(asked, { kind: 'act', act, stamp: stamp() }).outbox).toEqual([]);
    expect(evidence(reduce(after(none('lake')), { kind: 'act', act, stamp: stamp() }))).toEqual([]);
  });

  it('said again with nothing new opens the searches, which can be worded anew', () => {
    const again = after(none('lake'), none('lake'));
    expect(again.mode).toEqual({ kind: 'searches' });
    const edited = reduce(again, {
      kind: 'act',
      act: { kind: 'searches', searched: ['lake ', '', 'source'] },
      stamp: stamps()(),
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
    const stamp = stamps();
    const own = { ...FIRST, relation: 'contradicts' } as const;
    const desk = [{ kind: 'evidence', add: own } as const, { kind: 'take-evidence' } as const].reduce<Desk>(
      (at, deed) => reduce(at, { kind: 'act', act: deed, stamp: stamp() }),
      openDesk(given),
    );
    expect(evidence(desk)).toEqual([own, { ...SECOND, origin: 'accepted' }]);
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
    const desk = after(...all, { kind: 'submit' });
    expect(desk.mode).toEqual({ kind: 'missing' });
    expect(desk.announcement).toMatchObject({ key: 'missing', params: { count: 1 } });
  });
});
