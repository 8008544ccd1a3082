import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  follows,
  replayEvents,
  type ReplayEvent,
  type ReplayState,
  sameState,
  startOf,
  type TracedLabel,
} from './replay';

const label = (segmentId: string, fact: TracedLabel['fact'], version: number): TracedLabel => ({
  segmentId,
  fact,
  logic: 'consistent',
  errorType: null,
  evidence: [],
  note: '',
  clause: null,
  version,
  decided: version > 1,
});
const event = (id: number, action: string, before: unknown, after: unknown): ReplayEvent => ({
  id: String(id),
  at: '2026-11-21T00:00:00Z',
  actor: 'a',
  action,
  before,
  after,
});
const begun: ReplayState = {
  segmentationId: 'g1',
  state: 'draft',
  note: '',
  flagReason: null,
  labels: { s1: label('s1', 'not_judged', 1), s2: label('s2', 'not_judged', 1) },
};

describe('replay', () => {
  const events = [
    event(1, 'label.set', label('s1', 'not_judged', 1), {
      ...label('s1', 'inconsistent', 2),
      exposure: 'nothing',
    }),
    event(2, 'annotation.note', { note: '' }, { note: 'odd' }),
    event(3, 'segment.merge', { segmentationId: 'g1' }, { segmentationId: 'g2' }),
    event(4, 'annotation.submit', { state: 'draft' }, { state: 'submitted', verdict: 'inconsistent' }),
  ];
  const stored: ReplayState = {
    segmentationId: 'g2',
    state: 'submitted',
    note: 'odd',
    flagReason: null,
    labels: { ...begun.labels, s1: label('s1', 'inconsistent', 2) },
  };

  it('finds how it began, and steps to how it is', () => {
    expect(startOf(stored, events)).toEqual(begun);
    const states = replayEvents(begun, events);
    expect(states.map(({ segmentationId }) => segmentationId)).toEqual(['g1', 'g1', 'g1', 'g2', 'g2']);
    expect(states[1]!.labels.s1!.fact).toBe('inconsistent');
    expect(states[4]).toEqual(stored);
  });

  it('takes a row from before evidence had an origin for what is stored, and no other', () => {
    const search = { relation: 'not_found', searched: ['lake'] } as const;
    const holding = (...evidence: object[]): ReplayState => ({
      ...begun,
      labels: { s1: { ...begun.labels.s1!, evidence: evidence as TracedLabel['evidence'] } },
    });
    expect(sameState(holding(search), holding({ ...search, origin: 'accepted' }))).toBe(true);
    expect(sameState(holding(search), holding({ ...search, searched: ['river'], origin: 'person' }))).toBe(
      false,
    );
    expect(
      sameState(holding({ ...search, origin: 'method' }), holding({ ...search, origin: 'accepted' })),
    ).toBe(false);
  });

  it('notices a row that does not follow the one before', () => {
    const states = replayEvents(begun, events);
    expect(events.map((each, at) => follows(states[at]!, each))).toEqual([true, true, true, true]);
    expect(follows(states[2]!, event(9, 'annotation.note', { note: 'even' }, { note: '' }))).toBe(false);
  });
});

describe('a life of an annotation', () => {
  const act = fc.oneof(
    fc.record({
      kind: fc.constant('label' as const),
      s: fc.constantFrom('s1', 's2'),
      v: fc.constantFrom('consistent' as const, 'unsure' as const),
    }),
    fc.record({ kind: fc.constant('note' as const), note: fc.string() }),
    fc.record({ kind: fc.constant('flag' as const), reason: fc.option(fc.string()) }),
    fc.record({ kind: fc.constant('cut' as const), to: fc.constantFrom('g1', 'g2', 'g3') }),
  );

  it('comes back from its end to its beginning and to its end again', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let state = begun;
        const events = acts.map((one, id): ReplayEvent => {
          const was = state;
          if (one.kind === 'label') {
            const next = label(one.s, one.v, was.labels[one.s]!.version + 1);
            state = { ...was, labels: { ...was.labels, [one.s]: next } };
            return event(id, 'label.set', was.labels[one.s], next);
          }
          if (one.kind === 'note') {
            state = { ...was, note: one.note };
            return event(id, 'annotation.note', { note: was.note }, { note: one.note });
          }
          if (one.kind === 'flag') {
            state = { ...was, flagReason: one.reason };
            return event(id, 'annotation.flag', { reason: was.flagReason }, { reason: one.reason });
          }
          state = { ...was, segmentationId: one.to };
          return event(
            id,
            'annotation.resegment',
            { segmentationId: was.segmentationId },
            { segmentationId: one.to },
          );
        });
        const start = startOf(state, events);
        expect(sameState(start, begun)).toBe(true);
        const states = replayEvents(start, events);
        expect(sameState(states.at(-1)!, state)).toBe(true);
        expect(events.every((each, at) => follows(states[at]!, each))).toBe(true);
      }),
    );
  });
});
