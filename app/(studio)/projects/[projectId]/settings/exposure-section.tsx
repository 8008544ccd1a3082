'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionForm } from '@/components/error-text/action-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { RadioGroup } from '@/components/ui/form/radio-group';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { EXPOSURE_POLICIES, type ExposureSettings, MOST_CONTROL } from '@/lib/project/exposure-policy';
import { saveExposure } from './actions';

interface Props {
  projectId: string;
  version: number;
  exposure: Required<ExposureSettings> & { drafts: number };
  archived: boolean;
}

/** The exposure policy, the share of the control arm, and whether annotators see which model wrote an answer. */
export function ExposureSection({ projectId, version, exposure, archived }: Props) {
  const t = useTranslations('exposure.settings');
  const a = useTranslations('exposure.arms');
  const p = useTranslations('projects.settings');
  const [policy, setPolicy] = useState(exposure.policy);
  return (
    <Section title={t('title')} description={t('text')}>
      <ActionForm
        action={saveExposure.bind(null, { projectId, version })}
        submit={p('save')}
        saved={p('saved')}
        tone="secondary"
        disabled={archived}
      >
        {(error) => (
          <>
            <RadioGroup
              aria-label={t('policy')}
              name="policy"
              value={policy}
              onValueChange={setPolicy}
              options={EXPOSURE_POLICIES.map((value) => ({
                value,
                label: a(`${value}.name`),
                hint: t(`policies.${value}`),
                disabled: archived,
              }))}
            />
            <Field
              label={t('share')}
              name="controlShare"
              hint={policy === 'blind' ? t('shareBlind') : t('shareText', { most: MOST_CONTROL })}
              error={error('controlShare')}
            >
              <Input
                name="controlShare"
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_CONTROL}
                step={1}
                required
                defaultValue={exposure.controlShare}
                disabled={archived}
                className="w-24"
              />
            </Field>
            <OptionLine
              control={
                <Checkbox name="showGenerator" defaultChecked={exposure.showGenerator} disabled={archived} />
              }
              label={t('generator')}
              hint={t(policy === 'blind' ? 'generatorBlind' : 'generatorText')}
            />
            <p className="text-sm text-ink-2">{t('drafts', { count: exposure.drafts })}</p>
          </>
        )}
      </ActionForm>
      <TextLink href={`/projects/${projectId}/exposure`} className="mt-3 inline-block text-sm">
        {t('figures')}
      </TextLink>
    </Section>
  );
}
