import { describe, expect, it } from 'vitest';
import { afterEarlier } from './after-earlier';

/** An edit of the place where words stand in a text. */
function edit(text: string, was: string, is: string) {
  const start = text.indexOf(was);
  return { start, end: start + was.length, was, is, evidence: null };
}

describe('afterEarlier', () => {
  const SOURCE = 'The kiln holds 40 pots. The shop is open. Some bees sting.';
  const holds = edit(SOURCE, 'holds 40', 'never holds as many as 50');
  const sting = edit(SOURCE, 'Some bees', 'All');
  const answer = 'The kiln never holds as many as 50 pots. The shop is open. All sting.';
  const before = { answer, edits: [holds, sting] };

  it('an edit between two earlier ones, which are longer and shorter than what was there: gets its place in the source', () => {
    const changed = answer.replace('is open', 'is shut');
    const checked = { answer: changed, edits: [edit(answer, 'open', 'shut')] };
    expect(afterEarlier(before, checked)).toEqual({
      answer: changed,
      edits: [holds, edit(SOURCE, 'open', 'shut'), sting],
    });
  });

  it('an edit before all earlier ones: keeps its place', () => {
    const first = edit(SOURCE, 'kiln', 'shed');
    expect(afterEarlier({ answer: SOURCE, edits: [] }, { answer: 'x', edits: [first] })).toEqual({
      answer: 'x',
      edits: [first],
    });
    const later = { answer: SOURCE.replace('Some bees', 'All'), edits: [sting] };
    expect(afterEarlier(later, { answer: 'x', edits: [first] })).toMatchObject({ edits: [first, sting] });
  });

  it.each([
    ['what an earlier one changed', 'as many as 50'],
    ['other words of its sentence', 'kiln'],
    ['its sentence and the next', 'pots. The shop'],
    ['the sentence before and its own', 'open. All'],
  ])('an edit of %s: touches it', (_, was) => {
    const checked = { answer: 'x', edits: [edit(answer, was, 'y')] };
    expect(afterEarlier(before, checked)).toEqual({ flaw: 'touches_earlier', at: was });
  });

  it('Chinese sentences, which no space parts: an edit at the beginning of the next touches nothing', () => {
    const source = '北门八点开。南门十点开。';
    const changed = '北门九点开。南门十点开。';
    const earlier = { answer: changed, edits: [edit(source, '八点开。', '九点开。')] };
    const south = edit(changed, '南门', '西门');
    expect(afterEarlier(earlier, { answer: 'x', edits: [south] })).toEqual({
      answer: 'x',
      edits: [edit(source, '八点开。', '九点开。'), south],
    });
    const north = edit(changed, '北门', '西门');
    expect(afterEarlier(earlier, { answer: 'x', edits: [north] })).toMatchObject({ flaw: 'touches_earlier' });
  });

  it('an earlier edit that took words away: its sentence is touched all the same', () => {
    const source = 'The pool opens at 7 on Mondays. Dogs stay outside.';
    const earlier = {
      answer: 'The pool opens at 7. Dogs stay outside.',
      edits: [edit(source, ' on Mondays', '')],
    };
    const pool = edit(earlier.answer, 'pool', 'hall');
    expect(afterEarlier(earlier, { answer: 'x', edits: [pool] })).toMatchObject({ flaw: 'touches_earlier' });
    const dogs = edit(earlier.answer, 'outside', 'inside');
    expect(afterEarlier(earlier, { answer: 'x', edits: [dogs] })).toMatchObject({
      edits: [{ start: 19 }, { start: 42, end: 49, was: 'outside' }],
    });
  });

  it('a reply with a flaw keeps it', () => {
    expect(afterEarlier(before, { flaw: 'unchanged', at: '' })).toEqual({ flaw: 'unchanged', at: '' });
  });
});
