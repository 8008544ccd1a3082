import { useTranslations } from 'next-intl';
import { messageOr } from '@/lib/i18n/message-or';

/** What a judge is called: its method, and the model that it asks. */
export function useJudgeName({ method, model }: { method: string; model: string | null }): string {
  const t = useTranslations('runs.panel');
  const m = useTranslations('methods');
  const name = messageOr(m, `${method}.name`, method);
  return model === null ? name : t('judgeOf', { method: name, model });
}
