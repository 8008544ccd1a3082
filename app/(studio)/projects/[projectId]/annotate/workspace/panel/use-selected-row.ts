import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { headId } from './segment-row';

/** Share of the list's height above the selected row, so that the next ones are seen; a low list begins with the row. */
const ABOVE = 0.35;
const LOW_PX = 320;
/** What has a use of its own when it is clicked. */
const OWN = 'button:not([data-segment-head]), a, input, textarea, summary, [data-open-segment]';

/**
 * The list of rows: brings the selected one to its place in the frame of the key that selected it, and selects the one that is
 * clicked, which stays under the pointer.
 */
export function useSelectedRow(
  selectedId: string,
  onSelect: (segmentId: string) => void,
): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ row: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = list.current;
    const row = document.getElementById(headId(selectedId))?.closest<HTMLElement>('[data-segment]');
    if (!box || !row) return;
    const held = pressed.current;
    pressed.current = null;
    if (held?.row === row) box.scrollBy(0, row.getBoundingClientRect().top - held.top);
    else place(row, box);
  }, [selectedId]);

  // The buttons in the rows are the way in by keyboard; a click on the words is a short cut for the mouse.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const rowAt = ({ target }: Event): HTMLElement | null =>
      target instanceof Element && !target.closest(OWN)
        ? target.closest<HTMLElement>('[data-segment]')
        : null;
    const onPointerDown = (event: Event): void => {
      const row = rowAt(event);
      pressed.current = row && { row, top: row.getBoundingClientRect().top };
    };
    const onClick = (event: Event): void => {
      const id = rowAt(event)?.dataset.segment;
      if (id && window.getSelection()?.isCollapsed !== false) onSelect(id);
    };
    box.addEventListener('pointerdown', onPointerDown);
    box.addEventListener('click', onClick);
    return () => {
      box.removeEventListener('pointerdown', onPointerDown);
      box.removeEventListener('click', onClick);
    };
  }, [onSelect]);

  // Other sizes of the window, a notice or another pane may leave the selected row, or its verdict, out of sight.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    let { clientHeight: height, clientWidth: width } = box;
    const resized = new ResizeObserver(() => {
      if (box.clientHeight === height && box.clientWidth === width) return;
      ({ clientHeight: height, clientWidth: width } = box);
      const row = box.querySelector('[aria-current]')?.closest<HTMLElement>('[data-segment]');
      if (row && !isWhole(row, box)) place(row, box);
    });
    resized.observe(box);
    return () => resized.disconnect();
  }, []);

  return list;
}

function place(row: HTMLElement, box: HTMLElement): void {
  box.scrollTo(0, row.offsetTop - (box.clientHeight < LOW_PX ? 0 : box.clientHeight * ABOVE));
}

/** Whether all of a row is in view. */
const isWhole = (
  { offsetTop, offsetHeight }: HTMLElement,
  { scrollTop, clientHeight }: HTMLElement,
): boolean => offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
