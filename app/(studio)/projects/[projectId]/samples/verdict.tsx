import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import type { AnswerVerdict } from '@/lib/annotation/verdict';

/** What is said of a whole answer, in a word. */
export function Verdict({ verdict }: { verdict: AnswerVerdict }) {
  const t = useTranslations('verdicts');
  const w = useTranslations('workspace');
  return (
    <span
      className={cx(
        verdict === 'inconsistent' && 'font-medium text-danger',
        verdict === 'undecided' && 'text-ink-3',
      )}
    >
      {verdict === 'undecided' ? w('undecided') : t(verdict)}
    </span>
  );
}
