import { useEffect, useEffectEvent } from 'react';
import { type CaretCommand, caretCommand, type AdjudicationCommand, adjudicationCommand } from './keys';

const TAKES_TEXT = 'input:not([type=radio]), textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const PRESSED = 'a, button, summary, input, [role="radio"], [role="region"]';

interface Keys {
  /** A dialog has all of them, from the moment that it is asked for and before it has the focus. */
  off: boolean;
  obey: (command: AdjudicationCommand) => void;
  /** Null unless a segment is being split. */
  onCaret: ((command: CaretCommand) => void) | null;
}

/** What a press does; null where it means nothing here. */
function performed(press: KeyboardEvent, obey: Keys['obey'], onCaret: Keys['onCaret']): (() => void) | null {
  if (onCaret) {
    const step = caretCommand(press);
    return step && (() => onCaret(step));
  }
  const command = adjudicationCommand(press);
  return command && (() => obey(command));
}

/** One listener for the whole screen. What has keys of its own (fields, dialogs, buttons) keeps them. */
export function useAdjudicationKeys({ off, obey, onCaret }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (off || event.defaultPrevented || target.closest(TAKES_TEXT) || target.closest(OVERLAY)) return;
    // Enter presses what has the focus, arrows scroll it.
    const own = target.closest(PRESSED) && !event.ctrlKey && !event.metaKey && /Enter|Arrow/.test(event.code);
    if (own) return;
    const perform = performed(event, obey, onCaret);
    if (!perform) return;
    event.preventDefault();
    perform();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
