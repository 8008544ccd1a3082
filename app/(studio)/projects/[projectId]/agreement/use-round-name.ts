import { useTranslations } from 'next-intl';
import type { RoundName } from '@/lib/agreement/server/read-agreement';

/** "Round 2 (pilot)", or with its own name. */
export function useRoundName(): (round: RoundName) => string {
  const t = useTranslations('agreement.round');
  return ({ number, kind, name }) =>
    name === '' ? t('name', { number, kind: t(kind) }) : t('named', { number, name });
}
