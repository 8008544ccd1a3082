'use client';

import { type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { cx } from '@/components/ui/cx';
import { useToast } from '@/components/ui/overlay/toast';
import type { FormState } from '@/lib/entry/form';
import { usePasswordAgain } from './password-again';
import { useErrorText } from './use-error-text';

/** A server action behind a form: what was entered in, the refusal out. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

interface Props {
  action: FormAction;
  submit: ReactNode;
  /** Said after a success, where the form stays. */
  saved?: ReactNode;
  tone?: 'primary' | 'secondary' | 'danger';
  disabled?: boolean;
  /** The button that closes the dialog around it. */
  cancel?: ReactNode;
  className?: string;
  /** The fields; `field` gives the words for what is wrong with one of them. */
  children: (field: (path: string) => string | undefined) => ReactNode;
}

/** The first control that is not right. */
const FAULTY = 'input[aria-invalid=true], textarea[aria-invalid=true], button[aria-invalid=true]';

/** A form that keeps what was typed, shows each fault at its field and every other refusal above the button. */
export function ActionForm({
  action,
  submit,
  saved,
  tone = 'primary',
  disabled,
  cancel,
  className,
  children,
}: Props) {
  const askAgain = usePasswordAgain();
  const toast = useToast();
  const [state, run, busy] = useActionState<FormState, FormData>(
    async (before, data) => {
      let next = await action(before, data);
      while (next.error?.code === 'unconfirmed' && (await askAgain())) next = await action(before, data);
      if (!next.error) toast.closeErrors();
      return next;
    },
    { error: null, done: 0 },
  );
  const text = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.error) form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [state.error]);
  const general =
    state.error && (state.error.code !== 'invalid' || state.error.issues.some(({ path }) => path === ''));
  return (
    <form
      ref={form}
      // What is sent before the page has come to life is kept by React until then, and never becomes part of an address.
      action={run}
      onReset={(event) => event.preventDefault()} // React empties the fields of such a form after every attempt
      noValidate
      className={cx('flex flex-col gap-4', className)}
    >
      {children((path) => text.field(state.error, path))}
      {general && state.error && (
        <Callout kind="danger" role="alert">
          {text.apartFromFields(state.error)}
        </Callout>
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" variant={tone} busy={busy} disabled={disabled}>
          {submit}
        </Button>
        {cancel}
        <span role="status" className="text-sm text-confirmed">
          {saved && state.done > 0 && !state.error && !busy ? saved : ''}
        </span>
      </div>
    </form>
  );
}
