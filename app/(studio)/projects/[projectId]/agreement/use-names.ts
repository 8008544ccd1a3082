import { useTranslations } from 'next-intl';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';

/** Names of words, categories and methods in the person's language. */
export function useNames() {
  const t = useTranslations('agreement.words');
  const types = useTranslations('typology');
  const methods = useTranslations('methods');
  return {
    word: (key: string): string =>
      (ERROR_TYPES as readonly string[]).includes(key)
        ? types(`${key as ErrorType}.name`)
        : t(key as 'consistent'),
    method: (id: string): string =>
      methods.has(`${id}.name` as 'offline.name') ? methods(`${id}.name` as 'offline.name') : id,
  };
}
