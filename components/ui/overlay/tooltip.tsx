'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode } from 'react';
import { Kbd } from '../kbd';

/** Around the whole app: tooltips that follow one another appear at once. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return <BaseTooltip.Provider delay={400}>{children}</BaseTooltip.Provider>;
}

interface Props {
  /** What the control is called; give the control the same words as its aria-label. */
  label: ReactNode;
  /** Key that does the same. */
  shortcut?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The button or link that it speaks of. */
  children: ReactElement;
}

export function Tooltip({ label, shortcut, side = 'bottom', children }: Props) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner sideOffset={6} side={side} className="z-50">
          <BaseTooltip.Popup className="flex max-w-72 items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs text-canvas">
            {label}
            {shortcut && <Kbd className="border-transparent bg-transparent px-0 text-canvas">{shortcut}</Kbd>}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
