import { useTranslations } from 'next-intl';
import type { JudgeTestView } from '@/lib/evaluation/judge-test/view-schema';
import { messageOr } from '@/lib/i18n/message-or';

/** What a test is called, and what it was made of. */
export function useTestName({ settings }: Pick<JudgeTestView, 'settings'>): { name: string; source: string } {
  const t = useTranslations('judgeTests');
  const m = useTranslations('methods');
  const name = t(`test.${settings.test}`);
  if (settings.test === 'stability')
    return {
      name,
      source: t('judgedBy', {
        method: messageOr(m, `${settings.method}.name`, settings.method),
        version: settings.methodVersion,
      }),
    };
  return { name, source: settings.file === null ? t('fromGold') : t('fromFile', { name: settings.file }) };
}
