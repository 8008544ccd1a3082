import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/lib/browser/press';
import { commandFor, type Keymap } from '@/lib/workspace/commands/keymap';
import type { Mode } from '@/lib/workspace/state/state';

const TAKES_TEXT = 'input, textarea, [contenteditable="true"]';
const POPUP = '[role="listbox"], [role="menu"]';

/** The keys of the workspace while a label is written in a dialog; `run` returns whether the command means something there. */
export function useLabelKeys(
  mode: Mode,
  keymap: Keymap,
  run: (command: string, press: KeyboardEvent) => boolean,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const modified = event.ctrlKey || event.metaKey || event.altKey || isComposing(event);
    // Escape comes through the dialog.
    if (event.defaultPrevented || modified || event.key === 'Escape') return;
    if (target.closest(TAKES_TEXT) || target.closest(POPUP)) return;
    const command = commandFor(event, mode, keymap);
    if (command !== null && run(command, event)) event.preventDefault();
  });
  useEffect(() => {
    // Handles arrows in the capture phase, as a dialog stops them; other keys after the focused element had them.
    const onArrow = (event: KeyboardEvent): void => {
      if (event.code.startsWith('Arrow')) onKey(event);
    };
    window.addEventListener('keydown', onArrow, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onArrow, true);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}
