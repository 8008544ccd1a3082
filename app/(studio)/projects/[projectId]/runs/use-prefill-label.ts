import { useFormatter, useTranslations } from 'next-intl';
import type { PrefillOption } from '@/lib/consistency/prefill-view-schema';
import { messageOr } from '@/lib/i18n/message-or';

/** The method, and what tells it from the others: model, stages, and when it was last started. */
export function usePrefillLabel(): (option: PrefillOption) => string {
  const t = useTranslations('runs');
  const m = useTranslations('methods');
  const format = useFormatter();
  return ({ method, version, model, judges, createdAt }) =>
    [
      t('version', { name: messageOr(m, `${method}.name`, method), version }),
      model,
      model !== null && judges.length === 1 && t('factsOnly'),
      format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
    ]
      .filter(Boolean)
      .join(' · ');
}
