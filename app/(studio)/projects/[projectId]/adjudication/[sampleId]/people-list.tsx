'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReasonText } from '@/components/label-picker/use-reason-text';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import type { AdjudicationView, RaterView } from '@/lib/adjudication/view';
import { ReturnDialog } from './dialogs/return-dialog';

/** Who labelled the sample: their verdict on the answer, their note, and a button that returns it to them. */
export function PeopleList({ view: { project, sample, raters, earlier } }: { view: AdjudicationView }) {
  const t = useTranslations('adjudication');
  const s = useTranslations('samples');
  const w = useTranslations('workspace');
  const reasonText = useReasonText();
  const [returning, setReturning] = useState<RaterView | null>(null);
  return (
    <section aria-labelledby="people" className="rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      <h2 id="people" className="text-xs font-medium text-ink-3">
        {t('people', { count: raters.length })}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {raters.map((rater) => (
          <li key={rater.annotationId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className="font-medium">{rater.name}</span>
            {rater.verdict === 'undecided' ? (
              <span className="text-ink-2">{w('undecided')}</span>
            ) : (
              <VerdictMark verdict={rater.verdict} />
            )}
            {rater.flagReason !== null && (
              <Badge tone="needs">{s('flaggedFor', { reason: reasonText(rater.flagReason) })}</Badge>
            )}
            {rater.returnable && (
              <Button
                variant="quiet"
                size="sm"
                className="ml-auto"
                aria-label={s('returnTo', { by: rater.name })}
                onClick={() => setReturning(rater)}
              >
                <Undo2 aria-hidden />
                {t('return')}
              </Button>
            )}
            {rater.note && (
              <span className="basis-full wrap-anywhere whitespace-pre-wrap text-ink-2">{rater.note}</span>
            )}
          </li>
        ))}
      </ul>
      {earlier.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-ink-3">
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
      {returning && <ReturnDialog rater={returning} onClose={() => setReturning(null)} />}
    </section>
  );
}
