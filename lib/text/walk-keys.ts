import { type KeyPress } from '@/lib/browser/press';
import { type WalkStep } from './walk';

/** Up and down go by sentence, Home and End to the first and the last; left and right move one end of the span, by clause and, with shift, by word; O turns round. */
export function walkStepOf({ code, shiftKey }: Pick<KeyPress, 'code' | 'shiftKey'>): WalkStep | null {
  const unit = shiftKey ? 'word' : 'clause';
  switch (code) {
    case 'ArrowDown':
      return { kind: 'sentence', by: 1, extend: shiftKey };
    case 'ArrowUp':
      return { kind: 'sentence', by: -1, extend: shiftKey };
    case 'ArrowRight':
      return { kind: 'end', by: 1, unit };
    case 'ArrowLeft':
      return { kind: 'end', by: -1, unit };
    case 'Home':
      return shiftKey ? null : { kind: 'edge', by: -1 };
    case 'End':
      return shiftKey ? null : { kind: 'edge', by: 1 };
    case 'KeyO':
      return { kind: 'other-end' };
    default:
      return null;
  }
}
