'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject } from 'react';

interface Props {
  label: string;
  onClose: () => void;
  /** The page itself; it has the focus at first. */
  ref: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal page over the page, for small screens; brings its own way to close. */
export function Sheet({ label, onClose, ref, children }: Props) {
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          aria-label={label}
          ref={ref as RefObject<HTMLDivElement | null>}
          initialFocus={ref}
          className="fixed inset-0 z-40 overflow-y-auto bg-surface outline-none"
        >
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
