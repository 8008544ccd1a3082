'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import type { AdjudicationView } from '@/lib/adjudication/view';
import { ReturnForm } from '../../samples/[sampleId]/return-form';

/** Each person's note on the whole answer, and a button to return the sample to them. */
export function PeopleNotes({ view: { project, sample, raters, earlier } }: { view: AdjudicationView }) {
  const t = useTranslations('adjudication');
  const s = useTranslations('samples');
  const v = useTranslations('verdicts');
  const w = useTranslations('workspace');
  return (
    <details className="rounded-lg border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer text-sm text-ink-2">{t('people', { count: raters.length })}</summary>
      <ul className="mt-3 flex flex-col gap-4 text-sm">
        {raters.map((rater) => (
          <li key={rater.annotationId} className="flex flex-col gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{rater.name}</span>
              <Badge>{rater.verdict === 'undecided' ? w('undecided') : v(rater.verdict)}</Badge>
              {rater.flagReason !== null && (
                <Badge tone="needs">{s('flaggedFor', { reason: rater.flagReason })}</Badge>
              )}
            </span>
            {rater.note && <span className="wrap-anywhere whitespace-pre-wrap">{rater.note}</span>}
            {rater.returnable && (
              <ReturnForm annotationId={rater.annotationId} version={rater.version} by={rater.name} />
            )}
          </li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <ul className="mt-4 flex flex-col gap-1 text-sm text-ink-3">
          {earlier.map(({ annotationId, name, round }) => (
            <li key={annotationId} className="flex flex-wrap items-center gap-2">
              <s>{name}</s>
              <TextLink href={`/projects/${project.id}/samples/${sample.id}#${annotationId}`}>
                {s('earlier', { round })}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
