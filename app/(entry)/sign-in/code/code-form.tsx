'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { codeAction } from './actions';

/** The code after the password: of the app, which phones and browsers fill in, or one of the recovery codes. */
export function CodeForm({ next, recovery }: { next: string; recovery: boolean }) {
  const t = useTranslations('auth.secondStep');
  const field = useRef<HTMLInputElement>(null);
  // The page holds nothing else to do, and the code lasts for seconds.
  useEffect(() => field.current?.focus(), []);
  return (
    <ActionForm action={codeAction} submit={t('submit')}>
      {(error) => (
        <>
          <input type="hidden" name="next" value={next} />
          <Field label={t(recovery ? 'recoveryCode' : 'code')} name="code" error={error('code')}>
            <Input
              ref={field}
              name="code"
              autoComplete={recovery ? 'off' : 'one-time-code'}
              inputMode={recovery ? 'text' : 'numeric'}
              autoCapitalize="none"
              spellCheck={false}
              className="num"
              required
            />
          </Field>
        </>
      )}
    </ActionForm>
  );
}
