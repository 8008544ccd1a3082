import { describe, expect, it } from 'vitest';
import { type MethodQuote, mapQuotes, methodStepsSchema, quotesOf, stagesOf } from './method-steps';

const quote = (start: number | null): MethodQuote => ({
  quote: 'q',
  match: start === null ? 'none' : 'exact',
  start,
  end: start === null ? null : start + 1,
});
/** Steps of a method that nobody here knows. */
const steps = {
  statements: {
    noVerdict: null,
    reasoning: '',
    list: [
      { text: 's', from: quote(3) },
      { text: 't', from: quote(null) },
    ],
  },
  check: { noVerdict: { fault: 'refused', raw: 'No.' }, reasoning: 'Hm.', seen: quote(7) },
  vote: null,
  windows: null,
  unanchored: false,
  replies: { check: ['k'] },
};

describe('steps of any method', () => {
  it('are kept whole', () => {
    expect(methodStepsSchema.parse(steps)).toEqual(steps);
  });

  it('have stages, in the method’s order, without those that were left out', () => {
    expect(
      stagesOf(methodStepsSchema.parse(steps)).map(([name, { reasoning }]) => [name, reasoning]),
    ).toEqual([
      ['statements', ''],
      ['check', 'Hm.'],
    ]);
  });

  it('have quotes wherever they stand, each with its path', () => {
    expect(quotesOf(methodStepsSchema.parse(steps)).map(({ start }) => start)).toEqual([3, null, 7]);
    const paths: string[] = [];
    const moved = mapQuotes(steps, (one, at) => {
      paths.push(at.join('.'));
      return { ...one, start: one.start === null ? null : one.start + 1 };
    });
    expect(paths).toEqual(['statements.list.0.from', 'statements.list.1.from', 'check.seen']);
    expect(moved.statements.list[0]!.from.start).toBe(4);
    expect({ ...moved, statements: null, check: null }).toEqual({ ...steps, statements: null, check: null });
  });

  it('are refused where a stage or a quote in it is none, with the path', () => {
    const issues = (given: object) =>
      methodStepsSchema.safeParse(given).error?.issues.map(({ path }) => path.join('.'));
    expect(issues({ ...steps, check: { noVerdict: null } })).toEqual(['check.reasoning']);
    expect(issues({ ...steps, check: 'text' })).toEqual(['check']);
    expect(issues({ ...steps, check: { ...steps.check, seen: { ...quote(7), start: -1 } } })).toEqual([
      'check.seen.start',
    ]);
    expect(issues({ ...steps, unanchored: 'no' })).toEqual(['unanchored']);
  });
});
