import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import { usePainted } from '@/components/segment-text/use-growing';

interface Props {
  /** In pixels; the first frame keeps it free, and it is measured from then on. */
  height: RefObject<number>;
  children: ReactNode;
}

/**
 * What follows its surroundings by a frame, so that it does not hold up the key that opened them. Until then the room that the last
 * one took is kept, so that what stands below stays about where it was.
 */
export function FrameBehind({ height, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const painted = usePainted();
  useLayoutEffect(() => {
    if (box.current) box.current.style.minHeight = painted ? '' : `${height.current}px`;
  }, [painted, height]);
  useEffect(() => {
    if (!painted || !box.current) return;
    const sized = new ResizeObserver(([entry]) => {
      height.current = entry?.contentRect.height ?? 0;
    });
    sized.observe(box.current);
    return () => sized.disconnect();
  }, [painted, height]);
  return (
    <div ref={box} className={cx('flex flex-col gap-2 pr-2', painted && 'empty:hidden')}>
      {painted && children}
    </div>
  );
}
