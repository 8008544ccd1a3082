'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/form/checkbox';
import { Field } from '@/components/ui/form/field';
import { Input } from '@/components/ui/form/input';
import { OptionLine } from '@/components/ui/form/option-line';
import { Select } from '@/components/ui/form/select';
import { LENGTHS, type SourceFilter } from '@/lib/construction/source-filter';
import type { ConstructionView } from '@/lib/construction/view-schema';
import { messageOr } from '@/lib/i18n/message-or';
import { ANY, wantedName } from './construction-fields';
import { CombinationLines } from './combination-lines';
import { recipeName } from './recipe-name';
import { useErrorTypesText } from './use-error-types';
import { useLanguageText } from './use-language';

/** What the fields hold at first: what is missing of the plan. */
export interface FirstOrder extends SourceFilter {
  wanted: Record<string, number>;
}

interface Props extends Pick<ConstructionView, 'sources' | 'generators' | 'offered'> {
  first: FirstOrder | null;
  error(path: string): string | undefined;
  onChange?(): void;
}

/** Which sources, and how many samples of each recipe and of each combination. */
export function WantedFields({ sources, generators, offered, first, error, onChange }: Props) {
  const t = useTranslations('construction');
  const typesOf = useErrorTypesText();
  const name = useLanguageText();
  const all = sources.reduce((sum, { n }) => sum + n, 0);
  const claimed = sources.reduce((sum, source) => sum + source.claimed, 0);
  const selects = [
    {
      name: 'language',
      any: t('anyLanguage', { count: all }),
      options: sources.map(({ language, n }) => ({
        value: language,
        label: t('languageOption', { language: name(language), count: n }),
      })),
    },
    {
      name: 'generator',
      any: t('anyGenerator'),
      options: generators.map((generator) => ({ value: generator, label: generator })),
    },
    {
      name: 'length',
      any: t('anyLength'),
      options: LENGTHS.map((length) => ({ value: length, label: t(`plan.lengths.${length}`) })),
    },
  ] as const;
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {selects.map(({ name, any, options }) => (
          <Field key={name} label={t(name)} name={name} hint={name === 'language' ? t('sourcesText') : null}>
            <Select
              name={name}
              onValueChange={onChange}
              defaultValue={first?.[name] ?? ANY}
              options={[{ value: ANY, label: any }, ...options]}
            />
          </Field>
        ))}
      </div>
      {claimed > 0 && (
        <OptionLine
          control={<Checkbox name="claimed" defaultChecked={all === 0} onCheckedChange={onChange} />}
          label={t('claimed', { count: claimed })}
          hint={t('claimedText')}
        />
      )}
      {error('wanted') && <p className="text-sm text-danger">{error('wanted')}</p>}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {offered.map(({ recipe, intended }) => (
          <Field
            key={recipe}
            label={
              <>
                {recipeName(t, recipe)}
                <span className="text-xs font-normal text-ink-3">{typesOf(intended)}</span>
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
              defaultValue={first?.wanted[recipe]}
            />
          </Field>
        ))}
      </div>
      <CombinationLines offered={offered} error={error} onChange={onChange} />
    </>
  );
}
