import { useTranslations } from 'next-intl';
import type { ErrorType } from '@/lib/typology/error-type';

/** The name of an error type for people; '' for none. */
export function useErrorTypeText(): (type: ErrorType | null) => string {
  const t = useTranslations('typology');
  return (type) => (type === null ? '' : t(`${type}.name`));
}
