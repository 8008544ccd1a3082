import fc from 'fast-check';
import { splitSentences } from '@/lib/text/sentences';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { type Action } from './action';
import { uncoveredIn } from '../state/uncovered-text';
import { type WorkspaceState, type ActionContext } from '../state/state';

/** An act that fits the workspace it meets: what a person would do there with these numbers for a choice. */
export type Act = (workspace: WorkspaceState, actionContext: ActionContext) => Action;

const WORDINGS = ['这条河很长。', 'The river is long. 😀', 'Ann\r\nopened the museum.', '𠮷野家涨价了。'];

const edit = fc.tuple(
  fc.constantFrom(
    ...(['split', 'split', 'merge', 'edit', 'remove', 'add', 'undo', 'redo', 'select', 'evidence'] as const),
    ...(['turn', 'pick', 'type', 'accept', 'consistent', 'unsure'] as const),
  ),
  fc.nat(200),
);

export const edits: fc.Arbitrary<Act[]> = fc.array(
  edit.map(
    ([name, number]): Act =>
      (workspace, actionContext) =>
        toAction(name, number, workspace, actionContext),
  ),
  { maxLength: 14 },
);

function toAction(
  name: string,
  number: number,
  workspace: WorkspaceState,
  actionContext: ActionContext,
): Action {
  const selected = workspace.segments.find(({ id }) => id === workspace.selectedId);
  switch (name) {
    case 'split':
      return {
        kind: 'edit',
        edit: { kind: 'split', at: number % ((selected?.text.length ?? 0) + 1) },
        context: actionContext,
      };
    case 'merge':
      return { kind: 'edit', edit: { kind: 'merge' }, context: actionContext };
    case 'remove':
      return { kind: 'edit', edit: { kind: 'remove' }, context: actionContext };
    case 'add': {
      const texts = uncoveredIn(workspace);
      const [start, end] = texts[number % Math.max(1, texts.length)]?.at ?? [0, 1];
      // Every other time a part of it, which may part a character and is refused then.
      const part = number % 2 === 0 ? end : Math.min(end, start + 1 + (number % 7));
      return { kind: 'edit', edit: { kind: 'add', start, end: part }, context: actionContext };
    }
    case 'edit':
      return {
        kind: 'edit',
        edit: { kind: 'edit', text: WORDINGS[number % WORDINGS.length]! },
        context: actionContext,
      };
    case 'evidence': {
      const sentences = splitSentences(workspace.sample.reference);
      const [start, end] = sentences[number % Math.max(1, sentences.length)] ?? [0, 0];
      const relation = number % 2 === 0 ? 'supports' : 'contradicts';
      if (end === 0)
        return { kind: 'edit', edit: { kind: 'searches', searched: ['湖'] }, context: actionContext };
      return { kind: 'mark-span', relation, start, end, context: actionContext };
    }
    case 'select':
      return { kind: 'select', segmentId: workspace.segments[number % workspace.segments.length]!.id };
    case 'accept':
    case 'consistent':
    case 'unsure':
      return { kind: 'edit', edit: { kind: name }, context: actionContext };
    case 'type': {
      const errorType = ERROR_TYPES[number % ERROR_TYPES.length]!;
      return { kind: 'edit', edit: { kind: 'type', errorType, stage: 'fact' }, context: actionContext };
    }
    case 'pick':
      return { kind: 'pick-type' };
    case 'turn':
      return {
        kind: 'turn-looked',
        relation: number % 2 === 0 ? 'supports' : 'contradicts',
        context: actionContext,
      };
    default:
      return { kind: name as 'undo' | 'redo', context: actionContext };
  }
}
