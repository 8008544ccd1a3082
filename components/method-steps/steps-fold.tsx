'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Skeleton } from '@/components/ui/skeleton';
import { type StepsSummary } from '@/lib/annotation/steps/steps-summary';
import { type StageVerdicts } from '@/lib/annotation/labels/verdict';
import { StepsWarnings } from './steps-warnings';
import { type Source } from './source';
import { type LoadedSteps } from './use-steps-at';

/** Large, with the schemas of every method's steps, and rarely on the first frame. */
const views = () => import('./method-steps');
const MethodStepsView = dynamic(() => views().then((module) => module.MethodStepsView), { loading: Coming });

interface Props {
  segmentId: string;
  sign: StepsSummary;
  verdicts: StageVerdicts;
  source: Source;
  open: boolean;
  /** Of all segments. */
  loaded: LoadedSteps;
  onToggle: () => void;
  onRetry: () => void;
  /** Behind the words of the line, such as its key. */
  hint?: ReactNode;
  /** Of the button that unfolds. */
  className?: string;
}

/** The line that unfolds a method's steps, with what in them calls for distrust; below it the steps, once they are open. */
export function StepsFold({ sign, open, onToggle, hint, className, ...unfolded }: Props) {
  const t = useTranslations('steps');
  const id = useId();
  // Here before somebody unfolds them, who may be offline by then.
  useEffect(() => void views().catch(() => undefined), []);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          className={cx('-ml-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:bg-hover', className)}
        >
          <ChevronRight aria-hidden className={cx('size-3.5 text-ink-3', open && 'rotate-90')} />
          {t('title')} {hint}
        </button>
        <StepsWarnings {...sign} />
      </div>
      {open && (
        <div id={id} className="pt-1.5">
          <Unfolded {...unfolded} />
        </div>
      )}
    </div>
  );
}

type UnfoldedProps = Pick<Props, 'segmentId' | 'verdicts' | 'source' | 'loaded' | 'onRetry'>;

function Unfolded({ segmentId, verdicts, source, loaded, onRetry }: UnfoldedProps) {
  const t = useTranslations('steps');
  if (loaded === null) return <Coming />;
  if (loaded === 'failed')
    return (
      <p role="status" className="flex flex-wrap items-center gap-2">
        {t('failed')}
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </p>
    );
  const steps = loaded[segmentId];
  return steps ? <MethodStepsView key={segmentId} steps={steps} verdicts={verdicts} source={source} /> : null;
}

function Coming() {
  return (
    <div className="flex flex-col gap-2 py-1">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
