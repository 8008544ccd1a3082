'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { FilterChip } from '@/components/data-table/filter-chip';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { type AgreementChoice, choiceHref } from './choice';

/** What the samples of a project differ in. */
export interface SampleChoices {
  languages: readonly string[];
  generators: readonly string[];
  /** Some were constructed. */
  constructed: boolean;
}

interface Props extends SampleChoices {
  projectId: string;
  choice: AgreementChoice;
}

/** Samples in one language, of one generator, or of one origin; each is offered where the project has a choice. */
export function SampleChips({ projectId, choice, languages, generators, constructed }: Props) {
  const t = useTranslations('samples');
  const format = useFormatter();
  const router = useRouter();
  const go = (change: Partial<AgreementChoice>) =>
    router.push(choiceHref(projectId, choice, change), { scroll: false });
  return (
    <>
      {(languages.length > 1 || choice.language !== null) && (
        <FilterChip
          label={t('language')}
          value={choice.language}
          options={languages.map((value) => ({
            value,
            label: format.displayName(value, { type: 'language' }),
          }))}
          onChange={(language) => go({ language })}
        />
      )}
      {(generators.length > 0 || choice.generator !== null) && (
        <FilterChip
          label={t('generator')}
          value={choice.generator}
          options={generators.map((value) => ({ value, label: value }))}
          onChange={(generator) => go({ generator })}
        />
      )}
      {(constructed || choice.origin !== null) && (
        <FilterChip
          label={t('origin')}
          value={choice.origin}
          options={SAMPLE_ORIGINS.map((value) => ({ value, label: t(`origins.${value}`) }))}
          onChange={(origin) => go({ origin })}
        />
      )}
    </>
  );
}
