import { useEffect, useEffectEvent, useState } from 'react';
import { FIND_FIELD } from '@/components/reference/find-bar';
import { useFind } from '@/components/reference/use-find';
import { walkStepOf } from '@/lib/text/walk-keys';
import { isComposing } from '@/lib/browser/press';
import type { Evidence } from '@/lib/annotation/evidence/evidence';
import { notFound, spanIn } from '@/lib/annotation/evidence/evidence-edit';
import type { TextSelection } from '@/lib/text/text-selection';
import { walked, walkFrom } from '@/lib/text/walk';

const TAKES_TEXT = 'input, textarea, [contenteditable="true"]';
const ARROWED = '[role="radio"], [role="combobox"]';
const POPUP = '[role="listbox"], [role="menu"]';

interface Marking {
  reference: string;
  /** Where a walk begins: at what is held, else at the top. */
  from: number;
  /** Walks from the first drawing on. */
  begins: boolean;
  onFound(item: Evidence): void;
}

/** Choosing evidence in the reference by keys, as in the workspace: E begins, arrows walk, S, D and N say it, Escape ends. */
export function useMarking({ reference, from, begins, onFound }: Marking) {
  const find = useFind(reference, 'label');
  const [cursor, setCursor] = useState<TextSelection | null>(() =>
    begins ? walkFrom(reference, from) : null,
  );

  const mark = (relation: 'supports' | 'contradicts', start: number, end: number): void =>
    onFound(spanIn(reference, relation, { start, end }));
  const markNotFound = (): void => onFound(notFound(find.searched()));
  const walk = (at: number | null): void => setCursor((now) => (at === null ? now : walkFrom(reference, at)));
  const begin = (): void => setCursor(walkFrom(reference, find.now()?.start ?? from));
  const leave = (): void => setCursor(null);

  function obey(event: KeyboardEvent): boolean {
    if (!cursor) return event.code === 'KeyE' && !event.shiftKey && (begin(), true);
    const step = walkStepOf(event);
    if (step) setCursor(walked(reference, cursor, step));
    else if (event.code === 'KeyS') mark('supports', cursor.start, cursor.end);
    else if (event.code === 'KeyD') mark('contradicts', cursor.start, cursor.end);
    else if (event.code === 'KeyN') markNotFound();
    else if (event.code === 'KeyF') walk(find.step(event.shiftKey ? -1 : 1)?.start ?? null);
    else if (event.code === 'KeyE') leave();
    else if (event.code === 'Slash') document.querySelector<HTMLInputElement>(`#${FIND_FIELD}`)?.select();
    else return false;
    return true;
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const modified = event.ctrlKey || event.metaKey || event.altKey || isComposing(event);
    if (event.defaultPrevented || modified || target.closest(TAKES_TEXT) || target.closest(POPUP)) return;
    // Arrow keys belong to the option that has the focus.
    if (event.code.startsWith('Arrow') && target.closest(ARROWED)) return;
    if (obey(event)) event.preventDefault();
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
  return { find, cursor, mark, markNotFound, walk, begin, leave };
}
