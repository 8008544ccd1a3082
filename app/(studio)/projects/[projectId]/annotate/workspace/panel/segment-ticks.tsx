'use client';

import { memo, type MouseEvent } from 'react';
import { overall } from '@/components/label-picker/verdict-mark';
import { useBehind } from '@/components/segment-text/use-behind';
import { cx } from '@/components/ui/cx';
import { type SegmentView } from '@/lib/annotation/view';

interface Props {
  segments: readonly SegmentView[];
  selectedId: string;
  onSelect(id: string): void;
}

/**
 * All segments as ticks at the edge of the list: hollow while something is to do, wide where inconsistent; a press goes there. They
 * follow the list by a frame.
 */
export const SegmentTicks = memo(function SegmentTicks(props: Props) {
  return <Ticks {...useBehind(props)} />;
});

const Ticks = memo(function Ticks({ segments, selectedId, onSelect }: Props) {
  const onClick = ({ clientY, currentTarget }: MouseEvent): void => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientY - top) / height) * segments.length);
    const found = segments[Math.max(0, Math.min(segments.length - 1, at))];
    if (found) onSelect(found.id);
  };
  return (
    // A short cut for the mouse; the list beside it is the way by keyboard and for screen readers.
    <div
      aria-hidden
      data-ticks
      onClick={onClick}
      className="flex w-4 shrink-0 flex-col items-end border-l border-line bg-canvas py-0.5"
    >
      {segments.map((segment) => (
        <Tick key={segment.id} segment={segment} selected={segment.id === selectedId} />
      ))}
    </div>
  );
});

const HUE: Partial<Record<ReturnType<typeof overall>, string>> = {
  consistent: 'border-confirmed bg-confirmed w-2',
  inconsistent: 'border-danger bg-danger w-3',
  unsure: 'border-needs bg-needs w-2.5',
};
const PREFILLED: typeof HUE = {
  consistent: 'border-confirmed-line w-2',
  inconsistent: 'border-danger-line w-3',
  unsure: 'border-needs-line w-2.5',
};

const Tick = memo(function Tick({ segment, selected }: { segment: SegmentView; selected: boolean }) {
  const { label } = segment;
  const hues = label.decidedAt === null ? PREFILLED : HUE;
  return (
    <span
      className={cx('flex min-h-0 flex-1 items-center justify-end pr-0.5', selected && 'w-full bg-accent')}
    >
      <span
        className={cx(
          'box-border block h-full max-h-1.5 min-h-px rounded-xs border',
          hues[overall(label)] ?? 'w-2 border-control',
        )}
      />
    </span>
  );
});
