'use client';

import { useTranslations } from 'next-intl';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { saveWorkspaceSettings } from './actions';

/** What the workspace shows of the day and of the time. */
export function WorkspaceFields({ dailyGoal, showTime }: { dailyGoal: number | null; showTime: boolean }) {
  const t = useTranslations('account.workspace');
  return (
    <ActionForm action={saveWorkspaceSettings.bind(null, {})} submit={t('submit')} saved={t('saved')}>
      {(field) => (
        <>
          <Field label={t('goal')} name="dailyGoal" hint={t('goalHint')} error={field('dailyGoal')} optional>
            <Input
              name="dailyGoal"
              inputMode="numeric"
              defaultValue={dailyGoal ?? ''}
              className="num max-w-32"
            />
          </Field>
          <label className="flex items-start gap-2 text-base">
            <input type="checkbox" name="showTime" defaultChecked={showTime} className="mt-1" />
            <span>
              {t('showTime')}
              <span className="block text-sm text-ink-3">{t('showTimeHint')}</span>
            </span>
          </label>
        </>
      )}
    </ActionForm>
  );
}
