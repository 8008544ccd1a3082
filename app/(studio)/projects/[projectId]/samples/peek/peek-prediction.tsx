'use client';

import { ChevronRight, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useReasonText } from '@/components/label-picker/use-reason-text';
import { type Source } from '@/components/method-steps/source';
import { StepsFold } from '@/components/method-steps/steps-fold';
import { useStepsAt } from '@/components/method-steps/use-steps-at';
import { Badge } from '@/components/ui/badge';
import { type PredictionView } from '@/lib/annotation/sample-detail';
import { usePredictionWords } from '../use-prediction-words';
import { Verdict } from '../verdict';
import { PeekSegment } from './peek-segment';

interface Props {
  prediction: PredictionView;
  /** The round of one that a later annotation of the same person has replaced. */
  earlier: number | null;
  source: Source;
  open: boolean;
}

/** Who read the sample and what they said of it; opens to its segments. */
export function PeekPrediction({ prediction, earlier, source, open }: Props) {
  const t = useTranslations('samples');
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { loaded, retry } = useStepsAt(`/api/v1/predictions/${prediction.id}/steps`, unfolded.size > 0);
  const toggle = (id: string) =>
    setUnfolded(
      new Set(unfolded.has(id) ? [...unfolded].filter((other) => other !== id) : [...unfolded, id]),
    );
  const { method, flagReason, note } = prediction;
  const reasonText = useReasonText();
  const { name, state } = usePredictionWords(prediction);
  return (
    <details open={open} className="group/reading rounded-md border border-line">
      <summary className="flex min-h-8 cursor-default flex-wrap items-center gap-x-2 rounded-md px-2 py-1 hover:bg-hover">
        <ChevronRight aria-hidden className="size-4 text-ink-3 group-open/reading:rotate-90" />
        <span className="font-medium">{earlier === null ? name : <s>{name}</s>}</span>
        {earlier !== null && <Badge>{t('earlier', { round: earlier })}</Badge>}
        <span className="text-sm text-ink-3">{state}</span>
        <span className="ml-auto">
          <Verdict verdict={prediction.verdict} machine={method !== null} />
        </span>
      </summary>
      {flagReason !== null && (
        <p className="flex items-baseline gap-1.5 px-3 pb-1.5 text-sm text-needs">
          <Flag aria-hidden className="size-3.5 shrink-0 self-center" />{' '}
          {t('flaggedFor', { reason: reasonText(flagReason) })}
        </p>
      )}
      {note && <p className="px-3 pb-1.5 text-sm text-ink-2">{note}</p>}
      <ol className="divide-y divide-line border-t border-line">
        {prediction.segments.map((segment) => {
          const { id, label } = segment;
          const open = unfolded.has(id);
          return (
            <PeekSegment
              key={id}
              segment={segment}
              language={source.language}
              unfolded={open && loaded !== null && loaded !== 'failed'}
              steps={
                label?.steps && (
                  <div className="text-sm">
                    <StepsFold
                      sign={label.steps}
                      verdicts={label}
                      onToggle={() => toggle(id)}
                      onRetry={retry}
                      className="text-ink-2"
                      segmentId={id}
                      source={source}
                      open={open}
                      loaded={loaded}
                    />
                  </div>
                )
              }
            />
          );
        })}
      </ol>
    </details>
  );
}
