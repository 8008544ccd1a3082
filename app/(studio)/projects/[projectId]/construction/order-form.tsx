'use client';

import { useTranslations } from 'next-intl';
import { useErrorTypeText } from './use-error-type';
import { ActionForm } from '@/components/error-text/action-form';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { startConstruction } from './actions';
import { ANY_LANGUAGE, wantedName } from './construction-fields';

interface Props extends Pick<ConstructionView, 'sources' | 'recipes'> {
  projectId: string;
}

/** How many samples of each recipe are wanted, and of which sources. */
export function OrderForm({ projectId, sources, recipes }: Props) {
  const t = useTranslations('construction');
  const typeOf = useErrorTypeText();
  const all = sources.reduce((sum, { n }) => sum + n, 0);
  const name = (language: string): string =>
    language === 'zh' || language === 'en' ? t(`languages.${language}`) : language;
  return (
    <ActionForm action={startConstruction.bind(null, { projectId })} submit={t('start')}>
      {(error) => (
        <>
          <Field label={t('language')} name="language" hint={t('sourcesText')} className="max-w-72">
            <Select
              name="language"
              defaultValue={ANY_LANGUAGE}
              options={[
                { value: ANY_LANGUAGE, label: t('anyLanguage', { count: all }) },
                ...sources.map(({ language, n }) => ({
                  value: language,
                  label: t('languageOption', { language: name(language), count: n }),
                })),
              ]}
            />
          </Field>
          {error('wanted') && <p className="text-sm text-danger">{error('wanted')}</p>}
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {recipes
              .filter(({ intended }) => intended !== null)
              .map(({ recipe, intended }) => (
                <Field
                  key={recipe}
                  label={
                    <>
                      {messageOr(t, `recipes.${recipe}.name`, recipe)}
                      <span className="text-xs font-normal text-ink-3">{typeOf(intended)}</span>
                    </>
                  }
                  name={`wanted.${recipe}`}
                  hint={messageOr(t, `recipes.${recipe}.text`, '')}
                  error={error(`wanted.${recipe}`)}
                >
                  <Input
                    name={wantedName(recipe)}
                    inputMode="numeric"
                    autoComplete="off"
                    className="max-w-28"
                    placeholder="0"
                  />
                </Field>
              ))}
          </div>
        </>
      )}
    </ActionForm>
  );
}
