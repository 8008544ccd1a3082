const GLIDE_MS = 120;
/** A longer way is jumped, all but its end: only where it ends up is worth seeing. */
const GLIDE_PX = 96;

/** Brings a mark to the upper third of its scroller, gently; at once for those who asked for less motion. No-op when it can be seen. */
export function glideTo(box: HTMLElement, mark: HTMLElement): void {
  const room = box.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  if (at.top >= room.top + 8 && at.bottom <= room.bottom - 8) return;
  const target = Math.max(0, box.scrollTop + at.top - room.top - room.height / 3);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTop = target;
    return;
  }
  const way = target - box.scrollTop;
  const start = target - Math.sign(way) * Math.min(Math.abs(way), GLIDE_PX);
  const began = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, (now - began) / GLIDE_MS);
    box.scrollTop = start + (target - start) * (1 - (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  };
  box.scrollTop = start;
  requestAnimationFrame(step);
}
