import { useTranslations } from 'next-intl';
import { messageOr } from '@/lib/i18n/message-or';

/** Words for why no changed answer could be read: what construction alone meets, and what every run may. */
export function useFaultName(): (fault: string) => string {
  const t = useTranslations('construction.runs');
  const r = useTranslations('runs');
  return (fault) => messageOr(t, `fault.${fault}`, messageOr(r, `met.${fault}`, fault));
}
