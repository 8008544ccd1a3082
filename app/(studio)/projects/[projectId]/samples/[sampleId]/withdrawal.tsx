'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Section } from '@/components/ui/section';
import { reinstate, withdraw } from './actions';

interface Props {
  projectId: string;
  sampleId: string;
  withdrawn: boolean;
}

/** Takes the sample out of the work, with a reason, or puts it back. */
export function Withdrawal({ projectId, sampleId, withdrawn }: Props) {
  const t = useTranslations('samples');
  if (withdrawn)
    return (
      <Section title={t('reinstateTitle')} description={t('reinstateText')}>
        <ActionForm
          key="reinstate"
          action={reinstate.bind(null, { projectId, sampleId })}
          submit={t('reinstate')}
        >
          {() => null}
        </ActionForm>
      </Section>
    );
  return (
    <Section title={t('withdraw')} description={t('withdrawText')} tone="danger">
      <ActionForm
        key="withdraw"
        action={withdraw.bind(null, { projectId, sampleId })}
        submit={t('withdraw')}
        tone="danger"
      >
        {(field) => (
          // A refusal of a lone value has no path of its own.
          <Field label={t('reason')} name="reason" error={field('')} className="max-w-120">
            <Input name="reason" maxLength={1000} />
          </Field>
        )}
      </ActionForm>
    </Section>
  );
}
