import fc from 'fast-check';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { type Evidence, type EvidenceContent } from '@/lib/annotation/evidence/evidence';
import { isContrary } from '@/lib/annotation/evidence/evidence-origin';
import { isConsistent } from '@/lib/annotation/labels/judgement';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type LabelView, type WorkspaceView } from '@/lib/annotation/view';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import en from '@/messages/en/workspace.json';
import zh from '@/messages/zh-CN/workspace.json';
import { type WorkspaceEdit } from '../reducer/apply-edit';
import { id, REFERENCE, contexts, view } from '../state/workspace-fixture';
import { reduce } from '../reducer/reduce';
import { missingOf } from '../reducer/submit';
import { type WorkspaceState, openWorkspace } from '../state/state';

const AGAINST = { relation: 'contradicts', start: 7, end: 32, quote: 'The river is 120 km long.' } as const;
const FOR = { ...AGAINST, relation: 'supports' } as const;
const NONE: EvidenceContent = { relation: 'not_found', searched: ['lake'] };
const as = (origin: Evidence['origin'], ...items: readonly EvidenceContent[]): Evidence[] =>
  items.map((item) => ({ ...item, origin }));

/** The fixture's first segment, pre-filled as an error with this evidence. */
function prefilled(...found: EvidenceContent[]): WorkspaceView {
  const given = view();
  const [first] = given.segments;
  const evidence = as('method', ...found);
  first!.machine = { ...first!.machine!, fact: 'inconsistent', evidence };
  first!.machine.details.suggestedType = 'KCont';
  first!.label = { ...first!.label, fact: 'inconsistent', evidence };
  return given;
}
function after(given: WorkspaceView, ...acts: (WorkspaceEdit | 'undo' | 'redo')[]): WorkspaceState {
  const actionContext = contexts();
  return acts.reduce<WorkspaceState>(
    (workspace, edit) => {
      const there = reduce(workspace, { kind: 'select', segmentId: id(1) });
      return typeof edit === 'string'
        ? reduce(there, { kind: edit, context: actionContext() })
        : reduce(there, { kind: 'edit', edit: edit, context: actionContext() });
    },
    { ...openWorkspace(given), selectedId: id(1) },
  );
}
const labelOf = ({ segments }: WorkspaceState): LabelView => segments[0]!.label;
const evidence = (workspace: WorkspaceState): Evidence[] => labelOf(workspace).evidence;
const CONSISTENT: WorkspaceEdit = { kind: 'consistent' };

describe('"consistent" on a pre-filled error', () => {
  it('turns what contradicted, and undo takes back both', () => {
    const given = prefilled(AGAINST);
    const judged = after(given, CONSISTENT);
    expect(evidence(judged)).toEqual(as('accepted', FOR));
    expect(labelOf(judged)).toMatchObject({ fact: 'consistent', status: 'changed' });
    expect(labelOf(after(given, CONSISTENT, 'undo'))).toEqual({ ...given.segments[0]!.label, clause: null });
    expect(labelOf(after(given, CONSISTENT, 'undo', 'redo'))).toEqual(labelOf(judged));
  });

  it('drops the search in vain, and undo brings it back', () => {
    const given = prefilled(NONE);
    expect(evidence(after(given, CONSISTENT))).toEqual([]);
    expect(evidence(after(given, CONSISTENT, 'undo'))).toEqual(as('method', NONE));
  });

  it('keeps what the person chose against it, and is not submitted so', () => {
    const own: Evidence = { ...NONE, searched: ['spring'], origin: 'person' };
    const workspace = after(prefilled(), { kind: 'evidence', add: own }, CONSISTENT);
    expect(evidence(workspace)).toEqual([own]);
    expect(missingOf(workspace)[0]).toEqual({
      segmentId: id(1),
      lacks: [{ what: 'evidence', need: 'nothing_contrary' }],
    });
  });
});

describe('the type of an error', () => {
  it('is met by evidence that was shown with it, as accepted', () => {
    const typed = after(prefilled(AGAINST), { kind: 'type', errorType: 'KCont', stage: null });
    expect(evidence(typed)).toEqual(as('accepted', AGAINST));
    expect(evidence(after(prefilled(AGAINST), { kind: 'accept' }))).toEqual(as('accepted', AGAINST));
    expect(lackOf(labelOf(typed), REFERENCE)).toBeNull();
  });

  it('is not met by evidence that half a segment has inherited, until the person says so', () => {
    const halves = after(prefilled(AGAINST), { kind: 'split', at: 9 });
    const actionContext = contexts();
    const does = (workspace: WorkspaceState, edit: WorkspaceEdit): WorkspaceState =>
      reduce(workspace, { kind: 'edit', edit: edit, context: actionContext() });
    const half = { ...halves, selectedId: halves.segments[0]!.id };
    const typed = does(half, { kind: 'type', errorType: 'KCont', stage: null });
    expect(evidence(typed)).toEqual(as('method', AGAINST));
    expect(lackOf(labelOf(typed), REFERENCE)).toEqual({ what: 'evidence', need: 'contradicting' });
    const said = does(typed, { kind: 'turn-span', at: 0, relation: 'contradicts' });
    expect(evidence(said)).toEqual(as('person', AGAINST));
    expect(lackOf(labelOf(said), REFERENCE)).toBeNull();
    const picked = does(typed, { kind: 'evidence', add: { ...AGAINST, origin: 'person' } });
    expect(evidence(picked)).toEqual(as('person', AGAINST));
  });
});

describe('any sequence of acts', () => {
  const act = fc.oneof(
    fc.constantFrom<WorkspaceEdit | 'undo' | 'redo'>('undo', 'undo', 'redo', { kind: 'accept' }, CONSISTENT, {
      kind: 'unsure',
    }),
    fc
      .constantFrom(...ERROR_TYPES)
      .map((errorType): WorkspaceEdit => ({ kind: 'type', errorType, stage: 'fact' })),
    fc.constantFrom<WorkspaceEdit>(
      { kind: 'evidence', add: { ...AGAINST, origin: 'person' } },
      { kind: 'turn-span', at: 0, relation: 'supports' },
      { kind: 'turn-span', at: 0, relation: 'contradicts' },
      { kind: 'take-evidence' },
      { kind: 'drop-span', at: 0 },
      { kind: 'searches', searched: ['lake', 'source'] },
      { kind: 'stage', stage: 'fact', verdict: 'consistent' },
      { kind: 'stage', stage: 'logic', verdict: 'inconsistent' },
    ),
  );
  const given = fc
    .subarray<EvidenceContent>([
      AGAINST,
      { ...FOR, start: 33, end: 55, quote: 'It rises in the hills.' },
      NONE,
    ])
    .map((found) => prefilled(...found));

  it('leaves no consistent label with evidence against it that a person did not choose', () => {
    fc.assert(
      fc.property(given, fc.array(act, { maxLength: 12 }), (start, acts) => {
        const label = labelOf(after(start, ...acts));
        if (label.decidedAt === null || !isConsistent(label)) return;
        expect(label.evidence.filter((item) => isContrary(item) && item.origin !== 'person')).toEqual([]);
      }),
    );
  });

  it('is taken back and done again exactly, with its evidence', () => {
    fc.assert(
      fc.property(given, fc.array(act, { maxLength: 10 }), (start, acts) => {
        const done = after(start, ...acts);
        const steps = Math.min(done.past.length, 3);
        const back = after(start, ...acts, ...Array.from({ length: steps }, () => 'undo' as const));
        const again = after(
          start,
          ...acts,
          ...Array.from({ length: steps }, () => 'undo' as const),
          ...Array.from({ length: steps }, () => 'redo' as const),
        );
        expect(labelOf(again)).toEqual(labelOf(done));
        const step = done.past.at(-steps);
        if (step?.kind === 'label')
          expect({ ...labelOf(back), clause: null }).toEqual({ ...step.before, clause: null });
      }),
    );
  });
});

describe('what is said aloud of a verdict', () => {
  it.each([
    ['turned evidence', [AGAINST], 1, 0],
    ['a dropped search', [NONE], 0, 1],
    ['evidence of both kinds', [AGAINST, NONE], 1, 1],
    ['evidence that stays', [FOR], 0, 0],
  ] as const)('counts %s', (_, found, turned, dropped) => {
    const { announcement } = after(prefilled(...found), CONSISTENT);
    expect(announcement).toMatchObject({ key: 'judged.consistent', params: { number: 1, turned, dropped } });
  });

  it.each([
    [
      'en',
      en,
      'Segment 1: consistent. 1 piece of evidence now supports it. 2 pieces of evidence against it are gone.',
    ],
    ['zh-CN', zh, '片段 1：一致。1 条证据改为支持。2 条相反的证据已移除。'],
  ] as const)('is a whole sentence in %s', (locale, messages, words) => {
    const t = createTranslator({ locale, messages });
    expect(t('said.judged.consistent', { number: 1, turned: 1, dropped: 2 })).toBe(words);
  });
});
