'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, type Ref } from 'react';

interface Props {
  label: string;
  onClose: () => void;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A modal page over the page, for small screens; brings its own way to close. */
export function Sheet({ label, onClose, ref, children }: Props) {
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          aria-label={label}
          ref={ref as Ref<HTMLDivElement>}
          className="fixed inset-0 z-40 overflow-y-auto bg-surface outline-none"
        >
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
