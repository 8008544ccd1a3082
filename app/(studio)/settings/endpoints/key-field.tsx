'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { OptionLine } from '@/components/ui/form/option-line';
import { PasswordInput } from '@/components/ui/form/password-input';
import { movesKey } from '@/lib/llm/settings/moves-key';
import type { EndpointView } from '@/lib/llm/server/endpoint-view';

interface Props {
  endpoint?: EndpointView;
  /** Address and proxy as they are being typed. */
  baseUrl: string;
  proxy: string | null;
  error?: string;
}

/** Write-only: of a stored key the browser knows only the last characters. */
export function KeyField({ endpoint, baseUrl, proxy, error }: Props) {
  const t = useTranslations('endpoints');
  const [forget, setForget] = useState(false);
  const kept = endpoint?.keyHint ?? null;
  const moved = endpoint !== undefined && movesKey(endpoint, { baseUrl, proxy });
  const asItIs = kept ? t('keyHintKeep', { end: kept }) : t('keyHintKeepHidden');
  const hint = kept === null ? t('keyHint') : moved ? t('keyHintMoved') : asItIs;
  return (
    <>
      <Field label={t('key')} name="apiKey" hint={hint} error={error} optional>
        <PasswordInput name="apiKey" autoComplete="new-password" maxLength={1000} disabled={forget} />
      </Field>
      {kept !== null && !moved && (
        <OptionLine
          control={<Checkbox name="forgetKey" checked={forget} onCheckedChange={setForget} />}
          label={t('forgetKey')}
        />
      )}
    </>
  );
}
