'use client';

import { useRouter } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { FilterChip } from '@/components/data-table/filter-chip';
import { type AgreementChoice, choiceHref } from './choice';

interface Props {
  projectId: string;
  choice: AgreementChoice;
  languages: readonly string[];
  generators: readonly string[];
}

/** Samples in one language, or of one generator; each is offered where the project has a choice. */
export function SampleChips({ projectId, choice, languages, generators }: Props) {
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
    </>
  );
}
