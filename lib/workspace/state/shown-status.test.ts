import { describe, expect, it } from 'vitest';
import { type WorkspaceEdit } from '../reducer/apply-edit';
import { reduce } from '../reducer/reduce';
import { shownStatus } from './shown-status';
import { openWorkspace } from './state';
import { contexts, id, view } from './workspace-fixture';

/** How the fixture's second segment, inconsistent and of a suggested type, is shown after an act. */
function after(edit: WorkspaceEdit): string[] {
  const there = { ...openWorkspace(view()), selectedId: id(2) };
  const [, second] = reduce(there, { kind: 'edit', edit, context: contexts()() }).segments;
  return [second!.label.status, shownStatus(second!)];
}

describe('a type that was only suggested', () => {
  it('is shown as changed once the person names another, though the verdict is confirmed', () => {
    expect(after({ kind: 'type', errorType: 'KCont', stage: null })).toEqual(['confirmed', 'changed']);
  });

  it('is confirmed where it is accepted or named', () => {
    for (const edit of [{ kind: 'accept' }, { kind: 'type', errorType: 'KConc', stage: null }] as const)
      expect(after(edit)).toEqual(['confirmed', 'confirmed']);
  });

  it('changes nothing of any other status', () => {
    expect(after({ kind: 'consistent' })).toEqual(['changed', 'changed']);
    expect(shownStatus(view().segments[1]!)).toBe('prefilled');
    expect(shownStatus(view().segments[2]!)).toBe('open');
  });
});
