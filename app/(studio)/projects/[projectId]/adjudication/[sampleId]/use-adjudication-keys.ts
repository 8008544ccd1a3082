import { use, useEffect, useEffectEvent, useMemo } from 'react';
import { keymapOf, type Keymap } from '@/lib/workspace/commands/keymap';
import { WorkspaceKeysContext } from '../../annotate/workspace/engine/key-hint';
import { type CaretCommand, caretCommand, type AdjudicationCommand, adjudicationCommand } from './keys';

const TAKES_TEXT = 'input:not([type=radio]), textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** Text is typed beside the work: a letter pressed there a moment too early is no verdict. */
const WRITES = '[data-writes]';
const OF_SIDEBAR: ReadonlySet<string> = new Set(['guideline', 'comments', 'submit']);
const isWriting = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(WRITES) !== null;
const PRESSED = 'a, button, summary, input, [role="radio"], [role="group"][tabindex]';

interface Keys {
  /** A dialog has all of them, from the moment that it is asked for and before it has the focus. */
  off: boolean;
  obey: (command: AdjudicationCommand) => void;
  /** Null unless a segment is being split. */
  onCaret: ((command: CaretCommand) => void) | null;
}

/** What a press does; null where it means nothing here. */
function performed(
  press: KeyboardEvent,
  { obey, onCaret }: Pick<Keys, 'obey' | 'onCaret'>,
  keymap: Keymap,
): (() => void) | null {
  if (onCaret) {
    const step = caretCommand(press);
    return step && (() => onCaret(step));
  }
  const command = adjudicationCommand(press, keymap);
  if (!command || (isWriting(press) && !OF_SIDEBAR.has(command.kind))) return null;
  return () => obey(command);
}

/** One listener for the whole screen. What has keys of its own (fields, dialogs, buttons) keeps them. */
export function useAdjudicationKeys({ off, obey, onCaret }: Keys): void {
  const chosen = use(WorkspaceKeysContext);
  const keymap = useMemo(() => keymapOf(chosen), [chosen]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (off || event.defaultPrevented || target.closest(TAKES_TEXT) || target.closest(OVERLAY)) return;
    // Enter presses what has the focus, arrows scroll it.
    const own = target.closest(PRESSED) && !event.ctrlKey && !event.metaKey && /Enter|Arrow/.test(event.code);
    if (own) return;
    const perform = performed(event, { obey, onCaret }, keymap);
    if (!perform) return;
    event.preventDefault();
    perform();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
