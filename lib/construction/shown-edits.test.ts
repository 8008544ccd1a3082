import { describe, expect, it } from 'vitest';
import { shownEdits } from './shown-edits';

describe('shownEdits', () => {
  it('a change in a long answer: is shown with the words around it, and no character is cut in two', () => {
    const answer = `${'a'.repeat(10)}👩‍🚀${'b'.repeat(59)}12${'c'.repeat(70)}`;
    const start = answer.indexOf('12');
    const edit = { start, end: start + 2, was: '12', is: '13', evidence: { start: 3, end: 5 } };
    const source = { answer, reference: 'of 12 days' };
    expect(shownEdits({ edits: [edit] }, source)).toEqual([
      {
        ...{ was: '12', is: '13', evidence: 'of 12 days' },
        before: `…👩‍🚀${'b'.repeat(59)}`,
        after: `${'c'.repeat(60)}…`,
      },
    ]);
  });

  it('without its source: the changed words alone', () => {
    const edit = { start: 4, end: 6, was: '12', is: '13', evidence: { start: 0, end: 2 } };
    expect(shownEdits({ edits: [edit] }, null)).toEqual([
      { before: '', was: '12', is: '13', after: '', evidence: null },
    ]);
  });
});
