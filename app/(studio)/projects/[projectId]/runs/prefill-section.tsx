'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Section } from '@/components/ui/section';
import type { Prefill } from '@/lib/consistency/prefill-view-schema';
import { savePrefill } from './actions';
import { LATEST } from './read-fields';
import { usePrefillLabel } from './use-prefill-label';

interface Props {
  projectId: string;
  prefill: Prefill;
  archived: boolean;
}

/** Whose predictions drafts start from; there once there is one to choose. */
export function PrefillSection({ projectId, prefill, archived }: Props) {
  const t = useTranslations('runs.prefill');
  const p = useTranslations('projects.settings');
  const label = usePrefillLabel();
  return (
    <Section title={t('title')} description={t('text')}>
      <ActionForm
        action={savePrefill.bind(null, { projectId })}
        submit={p('save')}
        saved={p('saved')}
        tone="secondary"
        disabled={archived}
      >
        {(error) => (
          <Field label={t('label')} name="runId" error={error('runId')}>
            <Select
              name="runId"
              defaultValue={prefill.runId ?? LATEST}
              disabled={archived}
              className="w-full max-w-xl"
              options={[
                { value: LATEST, label: t('latest'), hint: t('latestHint') },
                ...prefill.options.map((option) => ({
                  value: option.runId,
                  label: label(option),
                  hint: t('samples', { count: option.samples }),
                })),
              ]}
            />
          </Field>
        )}
      </ActionForm>
    </Section>
  );
}
