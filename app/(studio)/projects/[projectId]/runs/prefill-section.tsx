'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Select } from '@/components/ui/form/select';
import { Section } from '@/components/ui/section';
import type { Prefill, PrefillOption } from '@/lib/consistency/prefill-view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { savePrefill } from './actions';
import { LATEST } from './read-fields';

interface Props {
  projectId: string;
  prefill: Prefill;
  archived: boolean;
}

/** Whose predictions drafts start from; there once there is one to choose. */
export function PrefillSection({ projectId, prefill, archived }: Props) {
  const t = useTranslations('runs.prefill');
  const p = useTranslations('projects.settings');
  const label = useLabel();
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

/** The method, and what tells it from the others: model, stages, and when it was last started. */
function useLabel(): (option: PrefillOption) => string {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  const format = useFormatter();
  return ({ method, version, model, judges, createdAt }) =>
    [
      t('version', { name: messageOr(m, `${method}.name`, method), version }),
      model,
      model !== null && judges.length === 1 && t('factsOnly'),
      format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
    ]
      .filter(Boolean)
      .join(' · ');
}
