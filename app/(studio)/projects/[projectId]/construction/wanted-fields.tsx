'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { Select } from '@/components/ui/form/select';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { ANY_LANGUAGE, wantedName } from './construction-fields';
import { useErrorTypeText } from './use-error-type';

interface Props {
  sources: ConstructionView['sources'];
  offered: ConstructionView['offered'];
  error(path: string): string | undefined;
  onChange?(): void;
}

/** Which sources, and how many samples of each recipe. */
export function WantedFields({ sources, offered, error, onChange }: Props) {
  const t = useTranslations('construction');
  const typeOf = useErrorTypeText();
  const all = sources.reduce((sum, { n }) => sum + n, 0);
  const name = (language: string): string =>
    language === 'zh' || language === 'en' ? t(`languages.${language}`) : language;
  return (
    <>
      <Field label={t('language')} name="language" hint={t('sourcesText')} className="max-w-72">
        <Select
          name="language"
          onValueChange={onChange}
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
        {offered.map(({ recipe, intended }) => (
          <Field
            key={recipe}
            label={
              <>
                {messageOr(t, `recipes.${recipe}.name`, recipe)}
                <span className="text-xs font-normal text-ink-3">
                  {intended === null ? t('staysConsistent') : typeOf(intended)}
                </span>
              </>
            }
            name={`wanted.${recipe}`}
            hint={messageOr(t, `recipes.${recipe}.text`, '')}
            error={error(`wanted.${recipe}`)}
          >
            <Input
              name={wantedName(recipe)}
              onChange={onChange}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-28"
              placeholder="0"
            />
          </Field>
        ))}
      </div>
    </>
  );
}
