const GLIDE_MS = 120;
/** A longer way is jumped, all but its end: only where it ends up is worth seeing. */
const GLIDE_PX = 96;
/**
 * Milliseconds within which another move means that nobody watches the animation; its frames would delay the next key.
 */
const HURRY_MS = 400;
/** Attempts: what a jump brings into view is laid out only then and moves the mark, so it is located again. */
const CHECKS = 4;

/** The last time that each scroller was moved, and the frame that moves it on. */
const moves = new WeakMap<HTMLElement, { at: number; frame: number }>();

/**
 * Brings a mark to the upper third of its scroller, gently; at once in a hurry and for those who asked for less motion.
 * No-op when it can be seen.
 */
export function glideTo(box: HTMLElement, mark: HTMLElement, checks = CHECKS): void {
  if (!mark.isConnected) return;
  bringAcross(mark);
  const room = box.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  if (at.top >= room.top + 8 && at.bottom <= room.bottom - 8) return;
  const target = Math.max(0, box.scrollTop + at.top - room.top - room.height / 3);
  const began = performance.now();
  const last = moves.get(box);
  if (last) cancelAnimationFrame(last.frame);
  const move = { at: began, frame: 0 };
  moves.set(box, move);
  const check = (): void => {
    if (checks > 0) move.frame = requestAnimationFrame(() => glideTo(box, mark, checks - 1));
  };
  const hurried = last !== undefined && began - last.at < HURRY_MS;
  if (hurried || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTop = target;
    return check();
  }
  const way = target - box.scrollTop;
  const start = target - Math.sign(way) * Math.min(Math.abs(way), GLIDE_PX);
  const step = (now: number): void => {
    const part = Math.min(1, (now - began) / GLIDE_MS);
    box.scrollTop = start + (target - start) * (1 - (1 - part) ** 3);
    if (part < 1) move.frame = requestAnimationFrame(step);
    else check();
  };
  box.scrollTop = start;
  move.frame = requestAnimationFrame(step);
}

/** Scrolls a wide table until a mark in it can be seen. */
function bringAcross(mark: HTMLElement): void {
  const table = mark.closest<HTMLElement>('[data-scrolls-across]');
  if (!table || table.scrollWidth <= table.clientWidth) return;
  const room = table.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  if (at.left < room.left || at.right > room.right) table.scrollLeft += at.left - room.left - room.width / 3;
}
