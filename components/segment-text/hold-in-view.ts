import { afterFrame } from './after-frame';
import { glideTo } from './glide';

/** What a reader does to look somewhere else. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the mark of `selector` into view behind the frame that draws it, and again while the text around it is still being
 * drawn or laid out, until the reader moves. What it returns calls that off.
 */
export function holdInView(box: HTMLElement, selector: string): () => void {
  const look = (): void => {
    const mark = box.querySelector<HTMLElement>(selector);
    if (mark) glideTo(box, mark);
  };
  const callOff = afterFrame(look);
  let sizes = 0;
  // The first size that is told is the one that stands already.
  const growth = new ResizeObserver(() => (sizes += 1) > 1 && look());
  const text = box.firstElementChild;
  if (text) growth.observe(text);
  const moved = new AbortController();
  const leave = (): void => {
    growth.disconnect();
    moved.abort();
  };
  for (const move of MOVES)
    window.addEventListener(move, leave, { signal: moved.signal, passive: true, capture: true });
  return () => {
    callOff();
    leave();
  };
}
