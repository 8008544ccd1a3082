import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act } from './act';
import { ANSWER, id, REFERENCE, stamps, view } from './desk-fixture';
import { reduce } from './reduce';
import { type Desk, openDesk, selectedIndex } from './state';

const open = (): Desk => openDesk(view());

/** Runs acts one after another on a fresh desk. */
function after(...acts: (Act | 'undo' | 'redo')[]): Desk {
  const stamp = stamps();
  return acts.reduce<Desk>(
    (desk, act) =>
      typeof act === 'string'
        ? reduce(desk, { kind: act, stamp: stamp() })
        : reduce(desk, { kind: 'act', act, stamp: stamp() }),
    open(),
  );
}

describe('judging', () => {
  it('takes over a right pre-fill with one act and goes on to the next open segment', () => {
    const desk = after({ kind: 'accept' });
    expect(desk.segments[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'consistent',
      status: 'confirmed',
      decidedAt: '2026-11-21T08:00:00.000Z',
    });
    expect(selectedIndex(desk)).toBe(1);
    expect(desk.outbox).toMatchObject([{ kind: 'label', segmentId: id(1), version: 1, decides: true }]);
  });

  it('takes the suggested type over with a pre-filled failure', () => {
    const desk = after({ kind: 'accept' }, { kind: 'accept' });
    expect(desk.segments[1]!.label).toMatchObject({
      fact: 'inconsistent',
      errorType: 'KConc',
      status: 'confirmed',
    });
  });

  it('asks for the type where a pre-filled failure suggests none', () => {
    const stamp = stamps();
    const given = view();
    given.segments[1]!.machine!.details.suggestedType = null;
    const desk = reduce(
      { ...openDesk(given), selectedId: id(2) },
      { kind: 'act', act: { kind: 'accept' }, stamp: stamp() },
    );
    expect(desk.mode).toEqual({ kind: 'type', at: 0, other: false });
    expect(desk.outbox).toEqual([]);
  });

  it('relabels by type and stays while the evidence of the type is missing', () => {
    const desk = after({ kind: 'type', errorType: 'LCaus', stage: null });
    expect(desk.segments[0]!.label).toMatchObject({
      fact: 'consistent',
      logic: 'inconsistent',
      errorType: 'LCaus',
      status: 'changed',
    });
    expect(selectedIndex(desk)).toBe(0);
  });

  it('asks which stage Other fails before it says so', () => {
    const asked = after({ kind: 'type', errorType: 'Other', stage: null });
    expect(asked.mode).toMatchObject({ kind: 'type', other: true });
    expect(asked.outbox).toEqual([]);
    const named = after({ kind: 'type', errorType: 'Other', stage: 'logic' });
    expect(named.segments[0]!.label).toMatchObject({ logic: 'inconsistent', errorType: 'Other' });
  });

  it('goes on after a second thought as after the first', () => {
    const stamp = stamps();
    const back = reduce(after({ kind: 'accept' }), { kind: 'select', segmentId: id(1) });
    const desk = reduce(back, { kind: 'act', act: { kind: 'unsure' }, stamp: stamp() });
    expect(selectedIndex(desk)).toBe(1);
    expect(desk.segments[0]!.label.status).toBe('changed');
  });

  it('leaves every other segment the same object', () => {
    const before = open();
    const desk = reduce(before, { kind: 'act', act: { kind: 'consistent' }, stamp: stamps()() });
    expect(desk.segments[1]).toBe(before.segments[1]);
    expect(desk.segments[2]).toBe(before.segments[2]);
  });

  it('changes nothing on a submitted annotation', () => {
    const submitted = openDesk({ ...view(), annotation: { ...view().annotation, state: 'submitted' } });
    const desk = reduce(submitted, { kind: 'act', act: { kind: 'consistent' }, stamp: stamps()() });
    expect(desk.segments).toBe(submitted.segments);
    expect(desk.outbox).toEqual([]);
    expect(desk.announcement.key).toBe('readOnly');
  });
});

describe('evidence', () => {
  it('is walked by sentence, extended, and quotes the reference exactly', () => {
    const stamp = stamps();
    let desk = reduce(open(), { kind: 'walk', from: 7 });
    desk = reduce(desk, { kind: 'walk-on', step: { kind: 'sentence', by: 1, extend: true } });
    desk = reduce(desk, { kind: 'mark', relation: 'contradicts', stamp: stamp() });
    const [item] = desk.segments[0]!.label.evidence;
    expect(item).toEqual({
      relation: 'contradicts',
      start: 7,
      end: REFERENCE.length,
      quote: 'The river is 120 km long. It rises in the hills.',
      origin: 'person',
    });
    expect(desk.outbox).toMatchObject([{ kind: 'label', decides: false }]);
    expect(desk.segments[0]!.label.status).toBe('prefilled');
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

  it('said the other way replaces what was said of the same stretch', () => {
    const span = { relation: 'supports', start: 7, end: 12, quote: 'The r', origin: 'person' } as const;
    const desk = after(
      { kind: 'evidence', add: span },
      { kind: 'evidence', add: { ...span, relation: 'contradicts' } },
    );
    expect(desk.segments[0]!.label.evidence).toEqual([{ ...span, relation: 'contradicts' }]);
  });
});

describe('split and merge', () => {
  it('cuts text and spans, keeps the evidence, and starts both parts open', () => {
    const desk = after({ kind: 'split', at: 9 });
    expect(desk.segments.map(({ text }) => text)).toEqual([
      'The river',
      'is long.',
      'It rises in a lake.',
      'It is old.',
    ]);
    expect(desk.segments[1]!.spans).toEqual([[10, 18]]);
    expect(desk.segments[0]!.label.status).toBe('open');
    expect(desk.segments[0]!.parentIds).toEqual([id(1)]);
  });

  it('refuses a cut that would leave a part without a letter', () => {
    const desk = after({ kind: 'split', at: 0 });
    expect(desk.segments).toHaveLength(3);
    expect(desk.announcement.key).toBe('cannotSplit');
  });

  it('joins with the next and refuses after the last', () => {
    expect(after({ kind: 'merge' }).segments.map(({ text }) => text)).toEqual([
      'The river is long. It rises in a lake.',
      'It is old.',
    ]);
    const last = reduce(open(), { kind: 'select', segmentId: id(3) });
    const desk = reduce(last, { kind: 'act', act: { kind: 'merge' }, stamp: stamps()() });
    expect(desk.announcement.key).toBe('cannotMerge');
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
      fc.constantFrom<Act>(
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
      fc.nat(20).map((at): Act => ({ kind: 'split', at })),
    ),
    { maxLength: 12 },
  );
  const content = ({ segments, annotation }: Desk): unknown => ({
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
        const stamp = stamps();
        const end = given.reduce<Desk>(
          (desk, act) => reduce(desk, { kind: 'act', act, stamp: stamp() }),
          open(),
        );
        let desk = end;
        while (desk.past.length > 0) desk = reduce(desk, { kind: 'undo', stamp: stamp() });
        expect(content(desk)).toEqual(content(open()));
        while (desk.future.length > 0) desk = reduce(desk, { kind: 'redo', stamp: stamp() });
        expect(content(desk)).toEqual(content(end));
      }),
    );
  });

  it('every segment keeps quoting the answer through any sequence', () => {
    fc.assert(
      fc.property(acts, (given) => {
        const desk = after(...given);
        const drawn = desk.segments
          .flatMap(({ spans }) => spans.map(([a, b]) => ANSWER.slice(a, b)))
          .join('');
        expect(drawn.replace(/\s/g, '')).toBe(ANSWER.replace(/\s/g, ''));
        expect(desk.segments.some(({ id: segmentId }) => segmentId === desk.selectedId)).toBe(true);
      }),
    );
  });
});

describe('submission', () => {
  it('shows what is missing and sends nothing', () => {
    const desk = reduce(after({ kind: 'accept' }), { kind: 'submit', stamp: stamps()() });
    expect(desk.mode).toEqual({ kind: 'missing' });
    expect(desk.outbox.map(({ kind }) => kind)).toEqual(['label']);
  });

  it('is asked of the server once, and moves nothing before it has agreed', () => {
    const stamp = stamps();
    const done = after({ kind: 'consistent' }, { kind: 'consistent' }, { kind: 'consistent' });
    const once = reduce(done, { kind: 'submit', stamp: stamp() });
    const twice = reduce(once, { kind: 'submit', stamp: stamp() });
    expect(twice.outbox.filter(({ kind }) => kind === 'submit')).toHaveLength(1);
    expect(twice.annotation.state).toBe('draft');
  });
});

describe('a submission on its way', () => {
  it('lets nothing follow it, neither a verdict nor an undo', () => {
    const judged = after({ kind: 'consistent' }, { kind: 'consistent' }, { kind: 'unsure' });
    const leaving = reduce(judged, { kind: 'submit', stamp: stamps()() });
    expect(leaving.outbox.at(-1)?.kind).toBe('submit');
    for (const late of [
      reduce(leaving, { kind: 'act', act: { kind: 'unsure' }, stamp: stamps()() }),
      reduce(leaving, { kind: 'undo', stamp: stamps()() }),
    ]) {
      expect(late.segments).toBe(leaving.segments);
      expect(late.outbox).toBe(leaving.outbox);
      expect(late.announcement.key).toBe('handingIn');
    }
  });
});
