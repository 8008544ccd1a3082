import { useTranslations } from 'next-intl';
import type { ErrorType } from '@/lib/typology/error-type';

/** The name of an error type for people, or that an answer stays consistent where there is none. */
export function useErrorTypeText(): (type: ErrorType | null) => string {
  const t = useTranslations('typology');
  const c = useTranslations('construction');
  return (type) => (type === null ? c('staysConsistent') : t(`${type}.name`));
}
