import { useTranslations } from 'next-intl';
import type { ErrorType } from '@/lib/typology/error-type';

/** The names of error types for people, or that an answer stays consistent where there are none. */
export function useErrorTypesText(): (types: readonly ErrorType[]) => string {
  const t = useTranslations('typology');
  const c = useTranslations('construction');
  return (types) =>
    types.length === 0 ? c('staysConsistent') : types.map((type) => t(`${type}.name`)).join(c('comma'));
}
