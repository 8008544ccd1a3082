import { useTranslations } from 'next-intl';
import { readReason } from '@/lib/annotation/labels/stock-reasons';

/** How the reason for a flag or a skip reads for this person: what was chosen of the reasons offered, in their language. */
export function useReasonText(): (stored: string) => string {
  const t = useTranslations('workspace');
  return (stored) => readReason(stored, (reason) => t(reason));
}
