'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Distrust } from '@/components/judge-steps/distrust';
import { JudgeStepsView } from '@/components/judge-steps/judge-steps';
import { type Source } from '@/components/judge-steps/source';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Skeleton } from '@/components/ui/skeleton';
import { type JudgeSteps } from '@/lib/annotation/judge-steps';
import { type StepsSign } from '@/lib/annotation/steps-sign';
import { type StageVerdicts } from '@/lib/annotation/verdict';

interface Props {
  sign: StepsSign;
  verdicts: StageVerdicts;
  source: Source;
  open: boolean;
  /** Null until they have come. */
  steps: JudgeSteps | 'failed' | null;
  onToggle: () => void;
  onRetry: () => void;
}

/** The line that unfolds how a judge came to its verdict on one segment, with what in it calls for distrust. */
export function PeekSteps({ sign, verdicts, source, open, steps, onToggle, onRetry }: Props) {
  const t = useTranslations('steps');
  const id = useId();
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          className="-ml-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 text-ink-2 hover:bg-hover"
        >
          <ChevronRight aria-hidden className={cx('size-3.5 text-ink-3', open && 'rotate-90')} />
          {t('title')}
        </button>
        <Distrust {...sign} />
      </div>
      {open && (
        <div id={id} className="pt-1.5">
          {steps === null && <Skeleton className="h-16" />}
          {steps === 'failed' && (
            <p role="status" className="flex flex-wrap items-center gap-2">
              {t('failed')}
              <Button size="sm" onClick={onRetry}>
                {t('retry')}
              </Button>
            </p>
          )}
          {steps !== null && steps !== 'failed' && (
            <JudgeStepsView steps={steps} verdicts={verdicts} source={source} />
          )}
        </div>
      )}
    </div>
  );
}
