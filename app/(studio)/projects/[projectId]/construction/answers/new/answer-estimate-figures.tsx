import { useTranslations } from 'next-intl';
import type { AnswerEstimate } from '@/lib/construction/answers/view-schema';
import { ItemEstimateFigures } from '../../../runs/new/item-estimate-figures';

/** Rows of a file that are named one by one. */
const MOST_NAMED = 5;

/** What each model will take, and which rows of the file hold no question. */
export function AnswerEstimateFigures({ estimate: { models, refused } }: { estimate: AnswerEstimate }) {
  const t = useTranslations('construction.answers');
  return (
    <div className="flex flex-col gap-3">
      {models.map((estimate) => (
        <ItemEstimateFigures
          key={estimate.model}
          title={t('takes', { model: estimate.model })}
          text={t('takesText')}
          first={[{ term: t('answers'), count: estimate.items }]}
          estimate={estimate}
        />
      ))}
      {refused.length > 0 && (
        <div className="text-sm text-ink-2">
          <p>{t('refused', { count: refused.length })}</p>
          <ul className="list-disc pl-5">
            {refused.slice(0, MOST_NAMED).map(({ line, reason }) => (
              <li key={line}>{t('refusedLine', { line, reason: t(`refusedFor.${reason}`) })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
