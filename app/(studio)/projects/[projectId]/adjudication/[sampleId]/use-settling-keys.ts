import { useEffect, useEffectEvent } from 'react';
import { type SettlingCommand, settlingCommand } from './keys';

const TAKES_TEXT = 'input, textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const PRESSED = 'a, button, summary, [role="region"]';

/**
 * One listener for the whole screen. What has keys of its own (fields, dialogs, buttons) keeps them; while it is `off`, a
 * dialog has all of them, from the moment that it is asked for and before it has the focus.
 */
export function useSettlingKeys(off: boolean, obey: (command: SettlingCommand) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (off || event.defaultPrevented || target.closest(TAKES_TEXT) || target.closest(OVERLAY)) return;
    const command = settlingCommand(event);
    // Enter presses what has the focus, arrows scroll it.
    const own = target.closest(PRESSED) && !event.ctrlKey && !event.metaKey && /Enter|Arrow/.test(event.code);
    if (!command || own) return;
    event.preventDefault();
    obey(command);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
