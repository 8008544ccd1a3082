'use client';

import { Toast as BaseToast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Button } from '../button';
import { buttonStyle } from '../button-style';

type Kind = 'done' | 'error';

/** Ids of the errors that are over once something succeeds or the page changes; acts add to it whenever they fail. */
const PassingErrors = createContext<Set<string>>(new Set());

/** Around the whole app: holds the notices and the place where they stand. */
export function ToastArea({ children }: { children: ReactNode }) {
  const t = useTranslations('common');
  const [passing] = useState(() => new Set<string>());
  return (
    <BaseToast.Provider timeout={6_000} limit={3}>
      <PassingErrors value={passing}>
        {children}
        <ClosedByPages />
      </PassingErrors>
      <BaseToast.Portal>
        <BaseToast.Viewport
          aria-label={t('notifications')}
          className="fixed right-4 bottom-4 z-60 flex w-[min(24rem,calc(100vw-2rem))] flex-col-reverse gap-2"
        >
          <ToastList />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

/** What went wrong on one page is not told on the next. */
function ClosedByPages() {
  const path = usePathname();
  const { closeErrors } = useToast();
  useEffect(() => {
    closeErrors();
    // `closeErrors` is another function after each notice, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return null;
}

function ToastList() {
  const t = useTranslations('common');
  const { toasts } = BaseToast.useToastManager();
  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      className="rounded-lg bg-raised shadow-float transition-opacity duration-100 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0"
    >
      <BaseToast.Content className="flex items-start gap-2.5 py-2.5 pr-2 pl-3.5">
        {toast.type === 'error' ? (
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-danger" />
        ) : (
          <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-confirmed" />
        )}
        <div className="min-w-0 flex-1 py-0.5">
          <BaseToast.Title className="text-base font-medium" />
          <BaseToast.Description className="text-sm text-ink-2" />
        </div>
        <BaseToast.Action className={buttonStyle({ size: 'sm' })} />
        <BaseToast.Close render={<Button variant="quiet" size="icon-sm" aria-label={t('dismiss')} />}>
          <X aria-hidden />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  ));
}

interface Notice {
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
}

/**
 * Shows a toast. An error stays until it is dismissed, the page changes, or something succeeds: whoever acts says so with `closeErrors`.
 * One with an action stays all the same, since it leads back to what is still wrong.
 */
export function useToast() {
  const manager = BaseToast.useToastManager();
  const passing = use(PassingErrors);
  function show(type: Kind, { title, description, action }: Notice): void {
    const id = manager.add({
      type,
      title,
      description,
      timeout: type === 'error' ? 0 : undefined,
      priority: type === 'error' ? 'high' : 'low',
      actionProps: action && {
        children: action.label,
        onClick: () => {
          manager.close(id);
          action.onClick();
        },
      },
    });
    if (type === 'error' && !action) passing.add(id);
  }
  return {
    done: (notice: Notice) => show('done', notice),
    error: (notice: Notice) => show('error', notice),
    closeErrors: () => {
      for (const id of passing) manager.close(id);
      passing.clear();
    },
  };
}
