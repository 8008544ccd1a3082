'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Callout } from '@/components/ui/callout';
import { Dialog, DialogClose } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/form/field';
import { PasswordInput } from '@/components/ui/form/password-input';
import type { AppError } from '@/lib/errors';
import { useErrorText } from './use-error-text';

type Outcome = { ok: true } | { ok: false; error: AppError };

const Ask = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/** Asks for the password again; true once it was right, false when the person gave up. */
export const usePasswordAgain = (): (() => Promise<boolean>) => useContext(Ask);

interface Props {
  confirm: (password: string) => Promise<Outcome>;
  /** Whether the person has a password, and the name of the provider that their account is bound to. */
  ways: { password: boolean; provider: string | null };
  children: ReactNode;
}

/** Lets its children ask for the password again, in a dialog over whatever is open, so that nothing typed is lost. */
export function PasswordAgain({ confirm, ways, children }: Props) {
  const t = useTranslations('auth.again');
  const common = useTranslations('common');
  const text = useErrorText();
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  // Not a transition: React finishes none while another (here the action that asked) still waits.
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const done = useRef<(confirmed: boolean) => void>(() => undefined);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      done.current(false);
      done.current = resolve;
      setError(null);
      setOpen(true);
    });
  const close = (confirmed: boolean) => {
    setOpen(false);
    done.current(confirmed);
  };
  const send = async (data: FormData) => {
    setBusy(true);
    const outcome = await confirm(String(data.get('current') ?? '')).finally(() => setBusy(false));
    if (outcome.ok) close(true);
    else setError(outcome.error);
  };
  const wrong = text.field(error, 'current');
  return (
    <Ask value={ask}>
      {children}
      <Dialog
        open={open}
        onOpenChange={() => close(false)}
        title={t('title')}
        description={t(ways.password ? 'text' : 'textProvider')}
        width="sm"
        initialFocus={ways.password ? field : undefined}
        footer={
          <>
            <DialogClose render={<Button>{common('cancel')}</Button>} />
            {ways.password && (
              <Button variant="primary" type="submit" form="password-again" busy={busy}>
                {t('submit')}
              </Button>
            )}
          </>
        }
      >
        {ways.provider && <AtProvider name={ways.provider} primary={!ways.password} />}
        <form
          hidden={!ways.password}
          id="password-again"
          method="post"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send(new FormData(event.currentTarget));
          }}
        >
          <Field label={t('password')} name="current" error={wrong}>
            <PasswordInput ref={field} name="current" autoComplete="current-password" required />
          </Field>
          {error && !wrong && (
            <Callout kind="danger" role="alert">
              {text.whole(error)}
            </Callout>
          )}
        </form>
      </Dialog>
    </Ask>
  );
}

/** Leaves the page: the provider asks for its password, and the act is done again afterwards. */
function AtProvider({ name, primary }: { name: string; primary: boolean }) {
  const t = useTranslations('auth.again');
  const path = usePathname();
  return (
    <a
      href={`/api/auth/oidc/start?confirm=1&next=${encodeURIComponent(path)}`}
      className={buttonStyle({ variant: primary ? 'primary' : 'secondary', className: 'mb-4 w-full' })}
    >
      {t('atProvider', { name })}
    </a>
  );
}
