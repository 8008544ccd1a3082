import { Check, Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { TextLink } from '@/components/ui/text-link';
import type { SampleOutcome } from '@/lib/adjudication/server/queue/list-outcomes';
import type { Category } from '@/lib/agreement/units/category';

interface Props {
  projectId: string;
  outcomes: readonly SampleOutcome[];
}

/** Samples with their units; where the adjudicated label is another, both stand beside each other. */
export function OutcomeList({ projectId, outcomes }: Props) {
  const t = useTranslations('outcomes');
  return (
    <ul className="flex flex-col gap-3">
      {outcomes.map(({ sampleId, externalId, units }) => (
        <li key={sampleId} className="rounded-lg border border-line bg-surface px-5 py-4">
          <h2 className="flex flex-wrap items-baseline justify-between gap-3 text-base font-medium">
            <TextLink href={`/projects/${projectId}/samples/${sampleId}`} className="min-w-0 truncate">
              {externalId}
            </TextLink>
            <span className="text-sm font-normal text-ink-2">
              {t('alike', { same: units.filter(({ same }) => same).length, of: units.length })}
            </span>
          </h2>
          <ul className="mt-2 flex flex-col gap-3">
            {units.map(({ text, mine, adjudicated, same, note }, index) => (
              <li key={index} className="flex gap-3 border-l-2 border-line pl-3">
                <span className="mt-1 shrink-0 text-ink-3 [&_svg]:size-4">
                  {same ? <Check aria-label={t('same')} /> : <Pencil aria-label={t('other')} />}
                </span>
                <div className="min-w-0">
                  <p className="max-w-[72ch]">{text}</p>
                  <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
                    {!same && <Said term={t('mine')} word={mine} />}
                    <Said term={t('adjudicated')} word={adjudicated} />
                  </dl>
                  {note && (
                    <p className="mt-1 max-w-[72ch] text-sm whitespace-pre-line text-ink-2">
                      {t('note', { note })}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Said({ term, word }: { term: string; word: Category | null }) {
  const t = useTranslations('agreement.words');
  return (
    <div className="flex items-center gap-2">
      <dt className="text-ink-2">{term}</dt>
      <dd>
        {word === null || word === 'consistent' || word === 'untyped' ? (
          <span className="font-medium">{t(word ?? 'undecided')}</span>
        ) : (
          <TypeBadge type={word} />
        )}
      </dd>
    </div>
  );
}
