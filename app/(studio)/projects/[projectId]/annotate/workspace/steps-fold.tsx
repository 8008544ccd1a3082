'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { use, useId } from 'react';
import { Distrust } from '@/components/judge-steps/distrust';
import { JudgeStepsView } from '@/components/judge-steps/judge-steps';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Kbd } from '@/components/ui/kbd';
import { Skeleton } from '@/components/ui/skeleton';
import { type StepsSign } from '@/lib/annotation/steps-sign';
import { type StageVerdicts } from '@/lib/annotation/verdict';
import { StepsContext, type StepsDoor } from './steps-door';

interface Props {
  segmentId: string;
  sign: StepsSign;
  verdicts: StageVerdicts;
}

/** The line that unfolds the judge's steps, with what in them calls for distrust; below it the steps, once they are open. */
export function StepsFold({ segmentId, sign, verdicts }: Props) {
  const t = useTranslations('steps');
  const door = use(StepsContext);
  const id = useId();
  if (!door) return null;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3">
        <button
          type="button"
          aria-expanded={door.open}
          aria-controls={door.open ? id : undefined}
          onClick={door.toggle}
          className="-ml-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:bg-hover"
        >
          <ChevronRight aria-hidden className={cx('size-3.5 text-ink-3', door.open && 'rotate-90')} />
          {t('title')} <Kbd className="h-4 min-w-4">R</Kbd>
        </button>
        <Distrust {...sign} />
      </div>
      {door.open && (
        <div id={id} className="pt-1.5">
          <Unfolded door={door} segmentId={segmentId} verdicts={verdicts} />
        </div>
      )}
    </div>
  );
}

function Unfolded({ door, segmentId, verdicts }: Omit<Props, 'sign'> & { door: StepsDoor }) {
  const t = useTranslations('steps');
  const { loaded, retry, source } = door;
  if (loaded === null) return <Coming />;
  if (loaded === 'failed')
    return (
      <p role="status" className="flex flex-wrap items-center gap-2">
        {t('failed')}
        <Button size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  const steps = loaded[segmentId];
  return steps ? <JudgeStepsView key={segmentId} steps={steps} verdicts={verdicts} source={source} /> : null;
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
