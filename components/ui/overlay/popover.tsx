'use client';

import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode } from 'react';
import { cx } from '../cx';
import { popupStyle } from './popup-style';

interface Props {
  trigger: ReactElement;
  title?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** More about something, beside it; does not take the page away. */
export function Popover({ trigger, title, align = 'start', side = 'bottom', className, children }: Props) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={6} align={align} side={side} className="z-50">
          <BasePopover.Popup
            className={cx(popupStyle, 'max-w-[min(26rem,calc(100vw-1.5rem))] p-4 text-base', className)}
          >
            {title && <BasePopover.Title className="mb-2 font-semibold">{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
