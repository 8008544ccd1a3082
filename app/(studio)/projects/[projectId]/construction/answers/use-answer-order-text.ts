import { useTranslations } from 'next-intl';
import type { AnswerRunView } from '@/lib/construction/answers/view-schema';

/** What a run of answers asks for, in one line. */
export function useAnswerOrderText(): (params: AnswerRunView['params']) => string {
  const t = useTranslations('construction');
  return ({ file, faithful, draws, temperature, prompt }) =>
    [
      file === null ? t('answers.ofProject') : t('answers.ofFile', { name: file }),
      ...(faithful ? [t('answers.kindName.faithful')] : [t('answers.sampledAt', { temperature })]),
      ...(draws > 1 ? [t('answers.drawsEach', { count: draws })] : []),
      ...(prompt ? [t('answers.withOwnPrompt')] : []),
    ].join(t('comma'));
}
