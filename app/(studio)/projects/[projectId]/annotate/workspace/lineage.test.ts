import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SegmentView } from '@/lib/annotation/view';
import { isSpan } from '@/lib/annotation/evidence';
import { decompose } from '@/lib/segmentation/decompose';
import { isVerbatim } from '@/lib/segmentation/edit';
import { splitSentences } from '@/lib/text/sentences';
import { id, stamps, view } from './desk-fixture';
import { deeds } from './deeds-fixture';
import { type Action, reduce } from './reduce';
import { type Desk, openDesk } from './state';

const PIECES = [
  '河水上涨。',
  'It rose, ',
  '因此😀关闭；',
  'cafe\u0301. ',
  '\r\n',
  '👩‍👩‍👧 came. ',
  '𠮷野家。',
  '3.5 km. ',
  '但是',
];
const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));

/** A desk over any answer, cut as a method cuts it, with a reference of the same stuff. */
function deskOver(answer: string, reference: string): Desk {
  const given = view();
  const template = given.segments[2]!;
  const segments = decompose(answer).map((cut, index): SegmentView => ({
    ...template,
    ...cut,
    id: id(index + 1),
  }));
  return openDesk({ ...given, sample: { ...given.sample, answer, reference }, segments });
}

const graphemes = (source: string): Set<number> =>
  new Set([...[...new Intl.Segmenter().segment(source)].map(({ index }) => index), source.length]);

/** Everything that must hold of a desk at any moment. */
function check(desk: Desk, origins: ReadonlySet<string>): void {
  const { answer, reference } = desk.sample;
  const breaks = graphemes(answer);
  const known = new Map(
    [...Object.values(desk.retired), ...desk.segments].map((segment) => [segment.id, segment]),
  );
  const covered = new Set<number>();
  for (const segment of desk.segments) {
    let end = 0;
    for (const [from, to] of segment.spans) {
      expect([from >= end, to > from, breaks.has(from), breaks.has(to)]).toEqual([true, true, true, true]);
      for (let at: number = from; at < to; at += 1) covered.add(at);
      end = to;
    }
    expect(segment.text.isWellFormed()).toBe(true);
    for (const item of segment.label.evidence.filter(isSpan))
      expect(reference.slice(item.start, item.end)).toBe(item.quote);
    expect(rootsOf(segment, known).every((root) => origins.has(root))).toBe(true);
  }
  for (let at = 0; at < answer.length; at += 1) if (!covered.has(at)) expect(answer[at]!.trim()).toBe('');
  expect(known.has(desk.selectedId)).toBe(true);
}

/** The segments of the first cut that a segment comes from. */
function rootsOf({ id: own, parentIds }: SegmentView, known: ReadonlyMap<string, SegmentView>): string[] {
  return parentIds.length === 0 ? [own] : parentIds.flatMap((parent) => rootsOf(known.get(parent)!, known));
}

const shape = ({ segments }: Desk): unknown =>
  segments.map(({ id: own, text: words, spans, parentIds, label }) => [
    own,
    words,
    spans,
    parentIds,
    label.evidence,
  ]);

describe('segments through any sequence of split, merge, edit, evidence and undo', () => {
  it('keep their spans, their lineage and their evidence', () => {
    fc.assert(
      fc.property(text, text, deeds, (answer, reference, given) => {
        const start = deskOver(answer, reference);
        if (start.segments.length === 0) return;
        const origins = new Set(start.segments.map(({ id: own }) => own));
        const stamp = stamps();
        let desk = start;
        for (const deed of given) {
          desk = reduce(desk, deed(desk, stamp()));
          check(desk, origins);
        }
        const end = desk;
        while (desk.past.length > 0) desk = reduce(desk, { kind: 'undo', stamp: stamp() });
        expect(shape(desk)).toEqual(shape(start));
        while (desk.future.length > 0) desk = reduce(desk, { kind: 'redo', stamp: stamp() });
        // What was undone on the way is not done again; the last state is, if nothing was.
        if (end.future.length === 0) expect(shape(desk)).toEqual(shape(end));
      }),
      { numRuns: 300 },
    );
  });

  it('quote the answer to the letter as long as nobody has worded them anew', () => {
    fc.assert(
      fc.property(text, deeds, (answer, given) => {
        const stamp = stamps();
        let desk = deskOver(answer, answer);
        if (desk.segments.length === 0) return;
        for (const deed of given) {
          const action: Action = deed(desk, stamp());
          if (action.kind === 'act' && action.act.kind === 'edit') continue;
          desk = reduce(desk, action);
        }
        expect(desk.segments.every((segment) => isVerbatim(segment, answer))).toBe(true);
        expect(splitSentences(answer).length).toBeGreaterThan(0);
      }),
    );
  });
});
