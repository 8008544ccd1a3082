'use client';

import { useTranslations } from 'next-intl';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Button } from '@/components/ui/button';
import { failedStage } from '@/lib/annotation/labels/judgement';
import { type LabelView } from '@/lib/annotation/view';
import { type Stage, STAGES } from '@/lib/typology/error-type';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';

interface Props {
  label: LabelView;
  /** The stage that is asked about when both are said by themselves. */
  apart: Stage | null;
  actions: WorkspaceActions;
}

/** What the verdict that was given means for each stage, and the way to say them apart. */
export function StageLine({ label, apart, actions }: Props) {
  const t = useTranslations('workspace');
  const j = useTranslations('judging');
  const decided = label.decidedAt !== null;
  if (!decided && apart === null) return null;
  return (
    <div className="-my-1 flex min-h-6 flex-wrap items-center gap-x-3">
      {STAGES.map((stage) => (
        <StageVerdict key={stage} stage={stage} asked={stage === apart} label={label} actions={actions} />
      ))}
      {apart === null ? (
        <KeyHint of="stages" className="h-4 min-w-4" />
      ) : (
        <span role="status" className="w-full text-xs text-ink-2">
          {j('stageHint', { stage: t(`stage.${apart}`) })}
        </span>
      )}
      {decided && failedStage(label) !== null && label.errorType === null && (
        <span className="text-needs">{t('typeMissing')}</span>
      )}
    </div>
  );
}

const NEXT = { consistent: 'inconsistent', inconsistent: 'unsure', unsure: 'consistent' } as const;

/** One stage by itself: a press goes from consistent to inconsistent to unsure; the way to fail both. */
function StageVerdict({
  stage,
  asked,
  label,
  actions,
}: Omit<Props, 'apart'> & { stage: Stage; asked: boolean }) {
  const t = useTranslations('workspace');
  const now = label[stage];
  const next = now === 'abstained' || now === 'not_judged' ? 'consistent' : NEXT[now];
  return (
    <span
      aria-current={asked || undefined}
      className="inline-flex items-center gap-1 rounded-sm pl-1 aria-[current]:bg-selected-soft aria-[current]:ring-2 aria-[current]:ring-accent"
    >
      <span className="text-ink-3">{t(`stage.${stage}`)}</span>
      <Button
        variant="quiet"
        size="sm"
        className="h-6 px-1"
        title={t('changeStage')}
        onClick={() => actions.edit({ kind: 'stage', stage, verdict: next })}
      >
        <VerdictMark verdict={now} />
      </Button>
    </span>
  );
}
