import fc from 'fast-check';
import { splitSentences } from '@/lib/text/sentences';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { type Action } from './reduce';
import { type Desk, type Stamp } from './state';

/** An act that fits the desk it meets: what a person would do there with these numbers for a choice. */
export type Deed = (desk: Desk, stamp: Stamp) => Action;

const WORDINGS = ['这条河很长。', 'The river is long. 😀', 'Ann\r\nopened the museum.', '𠮷野家涨价了。'];

const deed = fc.tuple(
  fc.constantFrom(
    ...(['split', 'split', 'merge', 'edit', 'undo', 'redo', 'select', 'evidence'] as const),
    ...(['turn', 'type', 'accept', 'consistent', 'unsure'] as const),
  ),
  fc.nat(200),
);

export const deeds: fc.Arbitrary<Deed[]> = fc.array(
  deed.map(
    ([name, number]): Deed =>
      (desk, stamp) =>
        toAction(name, number, desk, stamp),
  ),
  { maxLength: 14 },
);

function toAction(name: string, number: number, desk: Desk, stamp: Stamp): Action {
  const selected = desk.segments.find(({ id }) => id === desk.selectedId);
  switch (name) {
    case 'split':
      return { kind: 'act', act: { kind: 'split', at: number % ((selected?.text.length ?? 0) + 1) }, stamp };
    case 'merge':
      return { kind: 'act', act: { kind: 'merge' }, stamp };
    case 'edit':
      return { kind: 'act', act: { kind: 'edit', text: WORDINGS[number % WORDINGS.length]! }, stamp };
    case 'evidence': {
      const sentences = splitSentences(desk.sample.reference);
      const [start, end] = sentences[number % Math.max(1, sentences.length)] ?? [0, 0];
      const relation = number % 2 === 0 ? 'supports' : 'contradicts';
      if (end === 0) return { kind: 'act', act: { kind: 'searches', searched: ['湖'] }, stamp };
      return { kind: 'mark-span', relation, start, end, stamp };
    }
    case 'select':
      return { kind: 'select', segmentId: desk.segments[number % desk.segments.length]!.id };
    case 'accept':
    case 'consistent':
    case 'unsure':
      return { kind: 'act', act: { kind: name }, stamp };
    case 'type': {
      const errorType = ERROR_TYPES[number % ERROR_TYPES.length]!;
      return { kind: 'act', act: { kind: 'type', errorType, stage: 'fact' }, stamp };
    }
    case 'turn':
      return { kind: 'turn-looked', relation: number % 2 === 0 ? 'supports' : 'contradicts', stamp };
    default:
      return { kind: name as 'undo' | 'redo', stamp };
  }
}
