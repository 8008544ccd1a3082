import type { KeyPress } from '@/lib/browser/press';
import type { CaretUnit } from './caret';

/** How a key moves the split caret; null for any other key. */
export function caretStepOf(
  press: Pick<KeyPress, 'code' | 'shiftKey' | 'ctrlKey'>,
): { by: 1 | -1; unit: CaretUnit } | null {
  const unit = press.shiftKey || press.ctrlKey ? 'word' : 'letter';
  if (press.code === 'ArrowRight') return { by: 1, unit };
  if (press.code === 'ArrowLeft') return { by: -1, unit };
  if (press.code === 'ArrowDown') return { by: 1, unit: 'word' };
  if (press.code === 'ArrowUp') return { by: -1, unit: 'word' };
  if (press.code === 'End') return { by: 1, unit: 'end' };
  if (press.code === 'Home') return { by: -1, unit: 'end' };
  return null;
}
