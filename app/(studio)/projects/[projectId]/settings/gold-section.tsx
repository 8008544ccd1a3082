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
import { GOLD_RULES, type GoldSettings } from '@/lib/adjudication/gold-rule';
import { saveGold } from './actions';

interface Props {
  projectId: string;
  version: number;
  gold: GoldSettings;
  archived: boolean;
}

/** When several people's labels make gold by themselves, and how a lead adjudicates the rest. */
export function GoldSection({ projectId, version, gold, archived }: Props) {
  const t = useTranslations('adjudication.settings');
  const p = useTranslations('projects.settings');
  const [kind, setKind] = useState(gold.rule.kind);
  return (
    <Section title={t('title')} description={t('text')}>
      <ActionForm
        action={saveGold.bind(null, { projectId, version })}
        submit={p('save')}
        saved={p('saved')}
        tone="secondary"
        disabled={archived}
      >
        {(error) => (
          <>
            <RadioGroup
              aria-label={t('rule')}
              name="rule"
              value={kind}
              onValueChange={setKind}
              options={GOLD_RULES.map((value) => ({
                value,
                label: t(`rules.${value}`),
                hint: t(`hints.${value}`),
                disabled: archived,
              }))}
            />
            <Field label={t('votes')} name="votes" hint={t('votesText')} error={error('rule.votes')}>
              <Input
                name="votes"
                type="number"
                inputMode="numeric"
                min={2}
                max={20}
                step={1}
                required
                readOnly={kind !== 'majority'}
                defaultValue={gold.rule.votes}
                disabled={archived}
                className="w-24"
              />
            </Field>
            <OptionLine
              control={
                <Checkbox name="mayHaveLabelled" defaultChecked={gold.mayHaveLabelled} disabled={archived} />
              }
              label={t('mayHaveLabelled')}
            />
            <OptionLine
              control={<Checkbox name="namesHidden" defaultChecked={gold.namesHidden} disabled={archived} />}
              label={t('namesHidden')}
            />
          </>
        )}
      </ActionForm>
    </Section>
  );
}
