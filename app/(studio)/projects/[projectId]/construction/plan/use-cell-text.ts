import { useTranslations } from 'next-intl';
import { NO_ERROR } from '@/lib/construction/draw/reply';
import type { PlanCell } from '@/lib/construction/plan/plan';
import type { SourceFilter } from '@/lib/construction/source-filter';
import { useErrorTypesText } from '../use-error-types';
import { useLanguageText } from '../use-language';

/** The words of a plan's cell, field by field. */
export function useCellText() {
  const t = useTranslations('construction.plan');
  const typesOf = useErrorTypesText();
  const languageOf = useLanguageText();
  return {
    type: ({ type }: Pick<PlanCell, 'type'>): string => (type === NO_ERROR ? t('none') : typesOf([type])),
    language: ({ language }: SourceFilter): string => (language === null ? t('any') : languageOf(language)),
    generator: ({ generator }: SourceFilter): string => generator ?? t('any'),
    length: ({ length }: SourceFilter): string => (length === null ? t('any') : t(`lengths.${length}`)),
  };
}
