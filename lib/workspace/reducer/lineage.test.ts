import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SegmentView } from '@/lib/annotation/view';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { decompose } from '@/lib/segmentation/decompose';
import { isVerbatim } from '@/lib/segmentation/edit';
import { hasLetterOrDigit } from '@/lib/text/script';
import { splitSentences } from '@/lib/text/sentences';
import { id, contexts, view } from '../state/workspace-fixture';
import { edits } from './edits-fixture';
import { type Action } from './action';
import { reduce } from './reduce';
import { uncoveredIn } from '../state/uncovered-text';
import { type WorkspaceState, openWorkspace } from '../state/state';

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

/** A workspace over any answer, segmented as a method does, with a reference of the same stuff. */
function workspaceOver(answer: string, reference: string): WorkspaceState {
  const given = view();
  const template = given.segments[2]!;
  const segments = decompose(answer).map((cut, index): SegmentView => ({
    ...template,
    ...cut,
    id: id(index + 1),
  }));
  return openWorkspace({ ...given, sample: { ...given.sample, answer, reference }, segments });
}

const graphemes = (source: string): Set<number> =>
  new Set([...[...new Intl.Segmenter().segment(source)].map(({ index }) => index), source.length]);

/** Everything that must hold of a workspace at any moment. */
function check(workspace: WorkspaceState, origins: ReadonlySet<string>): void {
  const { answer, reference } = workspace.sample;
  const breaks = graphemes(answer);
  const known = new Map(
    [...Object.values(workspace.retired), ...workspace.segments].map((segment) => [segment.id, segment]),
  );
  const covered = new Set<number>();
  for (const segment of workspace.segments) {
    let end = 0;
    for (const [from, to] of segment.spans) {
      expect([from >= end, to > from, breaks.has(from), breaks.has(to)]).toEqual([true, true, true, true]);
      for (let at: number = from; at < to; at += 1) covered.add(at);
      end = to;
    }
    expect(segment.text.isWellFormed()).toBe(true);
    for (const item of segment.label.evidence.filter(isSpan))
      expect(reference.slice(item.start, item.end)).toBe(item.quote);
    for (const root of rootsOf(segment, known))
      expect(origins.has(root) || isVerbatim(known.get(root)!, answer)).toBe(true);
  }
  const left = uncoveredIn(workspace).map(({ at }) => at);
  for (let at = 0; at < answer.length; at += 1) {
    const free = left.some(([from, to]) => from <= at && at < to);
    if (free) expect(covered.has(at)).toBe(false);
    else if (!covered.has(at) && !isMark(answer, at)) throw new Error(`nobody has ${at} of ${answer}`);
  }
  const starts = workspace.segments.flatMap(({ spans: [first] }) => first?.[0] ?? []);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(known.has(workspace.selectedId)).toBe(true);
}

/** Neither a letter nor a digit, nor a part of one. */
const isMark = (answer: string, at: number): boolean =>
  !hasLetterOrDigit(String.fromCodePoint(answer.codePointAt(at)!)) || /[\udc00-\udfff]/.test(answer[at]!);

/** The segments of the first segmentation that a segment comes from, and those that were added. */
function rootsOf({ id: own, parentIds }: SegmentView, known: ReadonlyMap<string, SegmentView>): string[] {
  return parentIds.length === 0 ? [own] : parentIds.flatMap((parent) => rootsOf(known.get(parent)!, known));
}

const shape = ({ segments }: WorkspaceState): unknown =>
  segments.map(({ id: own, text: words, spans, parentIds, label }) => [
    own,
    words,
    spans,
    parentIds,
    label.evidence,
  ]);

describe('segments through any sequence of split, merge, edit, removal, addition, evidence and undo', () => {
  it('keep their spans, their lineage and their evidence', () => {
    fc.assert(
      fc.property(text, text, edits, (answer, reference, given) => {
        const start = workspaceOver(answer, reference);
        if (start.segments.length === 0) return;
        const origins = new Set(start.segments.map(({ id: own }) => own));
        const actionContext = contexts();
        let workspace = start;
        for (const edit of given) {
          workspace = reduce(workspace, edit(workspace, actionContext()));
          check(workspace, origins);
        }
        const end = workspace;
        while (workspace.past.length > 0)
          workspace = reduce(workspace, { kind: 'undo', context: actionContext() });
        expect(shape(workspace)).toEqual(shape(start));
        while (workspace.future.length > 0)
          workspace = reduce(workspace, { kind: 'redo', context: actionContext() });
        // What was undone on the way is not done again; the last state is, if nothing was.
        if (end.future.length === 0) expect(shape(workspace)).toEqual(shape(end));
      }),
      { numRuns: 300 },
    );
  });

  it('no edit of their text: quote the answer exactly', () => {
    fc.assert(
      fc.property(text, edits, (answer, given) => {
        const actionContext = contexts();
        let workspace = workspaceOver(answer, answer);
        if (workspace.segments.length === 0) return;
        for (const edit of given) {
          const action: Action = edit(workspace, actionContext());
          if (action.kind === 'edit' && action.edit.kind === 'edit') continue;
          workspace = reduce(workspace, action);
        }
        expect(workspace.segments.every((segment) => isVerbatim(segment, answer))).toBe(true);
        expect(splitSentences(answer).length).toBeGreaterThan(0);
      }),
    );
  });
});
