'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { Section } from '@/components/ui/section';
import type { RoundDetail } from '@/lib/round/view';
import { save } from '../actions';
import { NumberField } from '../number-field';
import { PeopleFields } from '../people-fields';

interface Props {
  of: { projectId: string; roundId: string };
  round: RoundDetail;
}

/** What can be changed of a round while it goes on. */
export function ChangeForm({ of, round }: Props) {
  const t = useTranslations('rounds');
  const f = useTranslations('rounds.form');
  const { version, settings, people, annotators } = round;
  return (
    <Section title={t('change.title')} description={t('change.text')}>
      <ActionForm
        action={save.bind(null, { ...of, version })}
        submit={t('change.submit')}
        saved={t('change.saved')}
        tone="secondary"
        className="gap-5"
      >
        {(error) => (
          <>
            <Field label={f('name')} name="name" optional error={error('name')}>
              <Input name="name" maxLength={120} defaultValue={round.name} autoComplete="off" />
            </Field>
            <NumberField
              name={'leaseHours'}
              label={f('leaseHours')}
              hint={f('leaseHoursText')}
              min={1}
              max={8_760}
              value={settings.leaseHours}
              error={error('leaseHours')}
              optional
            />
            {round.kind !== 'reannotation' && round.kind !== 'training' && (
              <>
                <input type="hidden" name="repeatsAsked" value="on" />
                <OptionLine
                  control={<Checkbox name="repeats" defaultChecked={settings.repeats} />}
                  label={f('repeats')}
                  hint={f('repeatsText')}
                />
              </>
            )}
            <PeopleFields annotators={annotators} people={people} {...settings} />
          </>
        )}
      </ActionForm>
    </Section>
  );
}
