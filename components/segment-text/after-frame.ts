/** Does `work` once the current frame has been painted; what it returns calls that off. */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A page that is not in front has no frames. */
const NO_FRAME_MS = 60;

/** Resolves once the current frame has been painted, or after a while in a page that has none. */
export const behindFrame = (): Promise<void> =>
  new Promise((resolve) => {
    afterFrame(resolve);
    setTimeout(resolve, NO_FRAME_MS);
  });
