'use client';

import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, type RefObject } from 'react';
import { Button } from '../button';
import { cx } from '../cx';
import { useFocusAfter } from './use-focus-after';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  /** The button that opens it; leave away when `open` is controlled from elsewhere. */
  trigger?: ReactElement;
  open?: boolean;
  /** The second says by what, such as `escape-key`. */
  onOpenChange?: (open: boolean, by: BaseDialog.Root.ChangeEventDetails) => void;
  /** Buttons of the last line, right-aligned; wrap the one that cancels in DialogClose. */
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** What has the focus at first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus afterwards; by default what had it before. True is that default. */
  finalFocus?: () => HTMLElement | true;
  children?: ReactNode;
}

const WIDTHS = { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-200', xl: 'max-w-280', full: 'max-w-400' };

/** A modal dialog: title, scrolling body, footer. Focus is kept inside and goes back to where it was. */
export function Dialog({
  title,
  description,
  trigger,
  footer,
  width = 'md',
  initialFocus,
  finalFocus,
  children,
  ...state
}: Props) {
  const t = useTranslations('common');
  const wasOpened = useFocusAfter(state.open);
  const onOpenChange = (open: boolean, by: BaseDialog.Root.ChangeEventDetails): void => {
    if (open) wasOpened();
    state.onOpenChange?.(open, by);
  };
  return (
    <BaseDialog.Root open={state.open} onOpenChange={onOpenChange}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.2_0.02_260/45%)] transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-3 sm:p-6">
          <BaseDialog.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cx(
              'flex max-h-full w-full flex-col rounded-lg bg-raised shadow-float outline-none',
              'transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0',
              WIDTHS[width],
            )}
          >
            <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
              <div className="min-w-0">
                <BaseDialog.Title className="text-lg font-semibold">{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-base text-ink-2">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close
                render={<Button variant="quiet" size="icon-sm" aria-label={t('close')} className="-mr-1.5" />}
              >
                <X aria-hidden />
              </BaseDialog.Close>
            </header>
            {children && <div className="min-h-0 overflow-y-auto px-5 pt-1 pb-5">{children}</div>}
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
                {footer}
              </footer>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Closes the dialog around it; `render` is the button. */
export const DialogClose = BaseDialog.Close;
