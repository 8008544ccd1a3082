'use client';

import { useEffect, useEffectEvent } from 'react';
import { COMMANDS } from '@/lib/workspace/commands/commands';
import { commandFor, type Keymap } from '@/lib/workspace/commands/keymap';
import { SIDEBAR_ID } from '../sidebar/use-sidebar';
import { type Mode } from '@/lib/workspace/state/state';

const FIELD = 'input, textarea, select, [contenteditable="true"]';
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const PRESSABLE = 'button, a, summary, [role="tab"]';
/** These move by the arrows themselves. */
const ARROWED = '[role="separator"], [role="tab"], [data-scrolls]';
/** Text is typed beside the work: a letter pressed there a moment too early is not a verdict. */
const SIDEBAR = '[data-writes]';
const isPlain = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey;

/** One listener for the whole workspace. What has keys of its own (fields, dialogs, buttons) keeps them. */
export function useKeys(mode: Mode, keymap: Keymap, run: (id: string) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || target.closest(OVERLAY) || keeps(target, event, mode)) return;
    const id = commandFor(event, mode, keymap);
    if (id === null || (target.closest(SIDEBAR) && !COMMANDS[id]?.inSidebar && isPlain(event))) return;
    event.preventDefault();
    const inField = target.closest<HTMLElement>(FIELD);
    if (inField && !target.closest(`#${SIDEBAR_ID}`)) inField.blur(); // keeps a note that is being written
    run(id);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** True when the key belongs to the element that has the focus. */
function keeps(target: Element, event: KeyboardEvent, mode: Mode): boolean {
  const modified = event.ctrlKey || event.metaKey;
  if (target.closest(FIELD)) return event.code !== 'Escape' && !(modified && event.code.endsWith('Enter'));
  if (modified) return false;
  const press = event.code === 'Enter' || event.code === 'NumpadEnter' || event.code === 'Space';
  if (press && target.closest(PRESSABLE) && !target.closest('[data-segment-head]')) return true;
  const walks = mode.kind === 'evidence' || mode.kind === 'add';
  return event.code.startsWith('Arrow') && !walks && target.closest(ARROWED) !== null;
}
