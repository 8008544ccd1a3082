import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import type { Category } from '@/lib/agreement/units/category';
import { type AnswerVerdict } from '@/lib/annotation/labels/verdict';

/** Whose label it is, and the label in one word. */
export function GivenLabelText({ whose, word }: { whose: string; word: Category | null }) {
  const t = useTranslations('training');
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <dt className="text-ink-3">{whose}</dt>
      <dd>
        {word === null ? (
          <span className="font-medium">{t('undecided')}</span>
        ) : word === 'consistent' ? (
          <VerdictMark verdict="consistent" className="font-medium" />
        ) : word === 'untyped' ? (
          <VerdictMark verdict="inconsistent" className="font-medium" />
        ) : (
          <TypeBadge type={word} />
        )}
      </dd>
    </div>
  );
}

/** A verdict on the whole answer as a word of a label. */
export const answerText = (verdict: AnswerVerdict): Category | null =>
  verdict === 'undecided' ? null : verdict === 'consistent' ? 'consistent' : 'untyped';
