import { useTranslations } from 'next-intl';

/** Fields with words of their own; others are called as the native format calls them. */
const NAMED = [
  ...(['question', 'reference', 'answer', 'language', 'generator', 'label', 'error_type'] as const),
  ...(['metadata', 'withdrawn_at', 'withdrawn_reason', 'known_use', 'fact', 'logic', 'evidence'] as const),
  ...(['note', 'text', 'spans', 'quotes', 'segments', 'state', 'verdict', 'exposure', 'flag'] as const),
  ...(['created_at', 'submitted_at', 'decided_at', 'active_ms'] as const),
] as const;

/** Names of fields in words. */
export function useFieldNames(): (fields: readonly string[]) => string {
  const t = useTranslations('importComparison');
  const nameOf = (field: string): string => {
    const named = NAMED.find((one) => one === field);
    return named ? t(`fields.${named}`) : field;
  };
  return (fields) => fields.map(nameOf).join(t('and'));
}
