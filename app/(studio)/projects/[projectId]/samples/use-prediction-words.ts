import { useTranslations } from 'next-intl';
import type { PredictionView } from '@/lib/annotation/sample-detail';
import { messageOr } from '@/lib/i18n/message-or';

/** The author and state of an annotation: a person's draft, or what became of a method's prediction. */
export function usePredictionWords({ by, method, state }: PredictionView): { name: string; state: string } {
  const t = useTranslations('samples');
  const m = useTranslations('methods');
  if (!method) return { name: by, state: t(`reading.${state}`) };
  const name = [messageOr(m, `${by}.name`, by), method.model].filter(Boolean).join(' · ');
  if (method.superseded) return { name, state: t('superseded') };
  return { name, state: t(method.prefills ? 'prefills' : 'current') };
}
