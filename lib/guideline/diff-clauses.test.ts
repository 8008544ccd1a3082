import { describe, expect, it } from 'vitest';
import { diffClauses } from './diff-clauses';
import { clausesOf } from './outline';

const said = (before: string, after: string): string[] =>
  diffClauses(clausesOf(before), clausesOf(after)).map((change) =>
    change.kind === 'added'
      ? `+ ${change.after.title}`
      : change.kind === 'removed'
        ? `- ${change.before.title}`
        : `~ ${change.before.title}: ${change.before.text} > ${change.after.title}: ${change.after.text}`,
  );

describe('diffClauses', () => {
  it('says nothing of equal texts, nor of clauses that only moved', () => {
    expect(said('## A\na\n## B\nb', '## A\na\n## B\nb')).toEqual([]);
    expect(said('## A\na\n## B\nb', '## B\nb\n## A\na')).toEqual([]);
  });

  it('tells what came, what went and what changed, in order', () => {
    expect(said('## A\na\n## B\nb\n## C\nc', '## A\nother\n## C\nc\n## D')).toEqual([
      '~ A: a > A: other',
      '- B',
      '+ D',
    ]);
    expect(said('## X\n## A', '## A')).toEqual(['- X']);
  });

  it('knows a renamed clause by its number', () => {
    expect(said('## A\n## 2 Old\ntext', '## A\n## 2 New\ntext')).toEqual(['~ Old: text > New: text']);
  });

  it('no earlier version: every clause is new', () => {
    expect(said('', '## A')).toEqual(['+ A']);
  });
});
