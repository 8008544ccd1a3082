'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ActionForm, type FormAction } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Section } from '@/components/ui/section';
import { Select } from '@/components/ui/form/select';
import { messageOr } from '@/lib/i18n/message-or';
import { ENDPOINT_PRESETS, type PresetId } from '@/lib/llm/settings/presets';
import type { EndpointView } from '@/lib/llm/server/endpoint-view';
import { Checkbox } from '@/components/ui/form/checkbox';
import { OptionLine } from '@/components/ui/form/option-line';
import { ConnectionExtras } from './connection-extras';
import { KeyField } from './key-field';
import { LimitFields } from './limit-fields';
import { ModelFields } from './model-fields';

interface Props {
  action: FormAction;
  submit: ReactNode;
  /** As it is now; without it a new one is made. */
  endpoint?: EndpointView;
}

/** All that an owner says of an endpoint. */
export function EndpointForm({ action, submit, endpoint }: Props) {
  const t = useTranslations('endpoints');
  const [name, setName] = useState(endpoint?.name ?? '');
  const [baseUrl, setBaseUrl] = useState(endpoint?.baseUrl ?? '');
  const [allowPrivate, setAllowPrivate] = useState(endpoint?.allowPrivate ?? false);
  const [proxy, setProxy] = useState(endpoint?.proxy ?? '');
  const [provider, setProvider] = useState<PresetId | null>(null);
  const fill = (id: PresetId) => {
    setProvider(id);
    const preset = ENDPOINT_PRESETS.find((one) => one.id === id)!;
    const untouched = name === '' || ENDPOINT_PRESETS.some((one) => one.name === name);
    if (untouched) setName(preset.name);
    setBaseUrl(preset.baseUrl);
    setAllowPrivate(preset.private);
  };
  return (
    <ActionForm action={action} submit={submit} className="gap-6">
      {(error) => (
        <>
          <Section title={t('connection')}>
            <div className="flex flex-col gap-4">
              {!endpoint && (
                <Field
                  label={t('provider')}
                  hint={messageOr(t, `presetHints.${provider}`, t('providerHint'))}
                  optional
                >
                  <Select
                    value={provider}
                    onValueChange={fill}
                    options={ENDPOINT_PRESETS.map(({ id, name }) => ({
                      value: id,
                      label: messageOr(t, `presets.${id}`, name),
                    }))}
                  />
                </Field>
              )}
              <Field label={t('name')} name="name" error={error('name')}>
                <Input
                  name={'name'}
                  value={name}
                  maxLength={100}
                  required={true}
                  autoComplete={'off'}
                  onChange={(event) => setName(event.target.value)}
                />
              </Field>
              <Field label={t('baseUrl')} name="baseUrl" hint={t('baseUrlHint')} error={error('baseUrl')}>
                <Input
                  name={'baseUrl'}
                  value={baseUrl}
                  type={'url'}
                  required={true}
                  spellCheck={false}
                  onChange={(event) => setBaseUrl(event.target.value)}
                  placeholder="https://api.example.com/v1"
                />
              </Field>
              <KeyField
                endpoint={endpoint}
                baseUrl={baseUrl}
                proxy={proxy.trim() || null}
                error={error('apiKey')}
              />
              <PrivateField checked={allowPrivate} onCheckedChange={setAllowPrivate} />
              <ConnectionExtras
                apiVersion={endpoint?.apiVersion ?? ''}
                proxy={proxy}
                onProxyChange={setProxy}
                error={error}
              />
            </div>
          </Section>
          <Section title={t('models')} description={t('modelsText')}>
            <ModelFields models={endpoint?.models} error={error} />
          </Section>
          <Section title={t('limits')}>
            <LimitFields endpoint={endpoint} error={error} />
          </Section>
        </>
      )}
    </ActionForm>
  );
}

interface PrivateProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Whether the address may lead to this machine or its network, and what that opens. */
function PrivateField({ checked, onCheckedChange }: PrivateProps) {
  const t = useTranslations('endpoints');
  return (
    <OptionLine
      control={<Checkbox name="allowPrivate" checked={checked} onCheckedChange={onCheckedChange} />}
      label={t('allowPrivate')}
      hint={t('allowPrivateHint')}
    />
  );
}
