import { useTranslations } from 'next-intl';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { TextLink } from '@/components/ui/text-link';
import type { CellLabel, CellSample } from '@/lib/agreement/server/list-segments';
import { categoryOf } from '@/lib/agreement/units/category';

interface Props {
  projectId: string;
  samples: readonly CellSample[];
  /** The links lead to adjudications, else to the samples. */
  adjudicates: boolean;
}

/** Samples with their segments, and what each person said of them. */
export function CellSamples({ projectId, samples, adjudicates }: Props) {
  const t = useTranslations('agreement.segments');
  return (
    <ul className="flex flex-col gap-3">
      {samples.map(({ sampleId, externalId, round, segments }) => (
        <li key={`${sampleId} ${round}`} className="rounded-lg border border-line bg-surface px-5 py-4">
          <h2 className="flex flex-wrap items-baseline justify-between gap-3 text-base font-medium">
            <span className="min-w-0 truncate">{externalId}</span>
            <TextLink
              href={`/projects/${projectId}/${adjudicates ? 'adjudication' : 'samples'}/${sampleId}`}
              className="text-sm font-normal"
            >
              {t(adjudicates ? 'adjudicate' : 'openSample')}
            </TextLink>
          </h2>
          <ul className="mt-2 flex flex-col gap-3">
            {segments.map(({ text, labels }, index) => (
              <li key={index} className="border-l-2 border-line pl-3">
                <p className="max-w-[72ch]">{text}</p>
                <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
                  {labels.map((label, place) => (
                    <div key={place} className="flex items-center gap-2">
                      <dt className="text-ink-2">{label.author}</dt>
                      <dd>
                        <Said label={label} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Said({ label }: { label: CellLabel }) {
  const t = useTranslations('agreement.words');
  const word = categoryOf(label);
  if (word === null) return <span className="text-ink-3">{t('undecided')}</span>;
  if (label.errorType !== null && word === label.errorType) return <TypeBadge type={label.errorType} />;
  return <span className="font-medium">{t(word === 'consistent' ? 'consistent' : 'untyped')}</span>;
}
