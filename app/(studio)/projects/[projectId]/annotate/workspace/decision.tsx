'use client';

import { useTranslations } from 'next-intl';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Glyph } from '@/components/ui/glyph';
import { failedStage } from '@/lib/annotation/judgement';
import { type LabelView } from '@/lib/annotation/view';
import { type Stage, STAGES } from '@/lib/typology/error-type';
import { DeskKey } from './desk-key';
import { type DeskDoors } from './desk-doors';

interface Props {
  label: LabelView;
  picking: boolean;
  /** The stage that is asked about when both are said by themselves. */
  apart: Stage | null;
  doors: DeskDoors;
}

const CHOICES = [
  { verdict: 'consistent', key: 'consistent', sign: 'check' },
  { verdict: 'inconsistent', key: 'type', sign: 'x' },
  { verdict: 'unsure', key: 'unsure', sign: 'circle-question-mark' },
] as const;

/** The verdict: accept what is pre-filled, or say it; below, the type and what it means for each stage. */
export function Decision({ label, picking, apart, doors }: Props) {
  const t = useTranslations('workspace');
  const v = useTranslations('verdicts');
  const j = useTranslations('judging');
  const decided = label.decidedAt !== null;
  const said = decided ? overall(label) : null;
  const choose = (verdict: (typeof CHOICES)[number]['verdict']): void =>
    verdict === 'inconsistent' ? doors.pickType() : doors.act({ kind: verdict });
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('verdict')} className="flex flex-wrap items-center gap-1">
        {label.status === 'prefilled' && (
          <Button
            variant="primary"
            size="sm"
            className="gap-1 px-1.75"
            onClick={() => doors.act({ kind: 'accept' })}
          >
            {t('accept')} <Glyph name="corner-down-left" large />
          </Button>
        )}
        {CHOICES.map(({ verdict, key, sign }) => (
          <Button
            key={verdict}
            size="sm"
            aria-pressed={said === verdict}
            onClick={() => choose(verdict)}
            className={cx(
              'gap-1 px-1.75',
              said === verdict &&
                'bg-selected-soft ring-2 ring-accent hover:bg-selected-soft hover:ring-accent',
              picking && verdict === 'inconsistent' && 'ring-2 ring-accent',
            )}
          >
            <Glyph name={sign} large /> {v(verdict)} <DeskKey of={key} className="h-4 min-w-4" />
          </Button>
        ))}
      </div>
      {(decided || apart !== null) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {STAGES.map((stage) => (
            <StageVerdict key={stage} stage={stage} asked={stage === apart} label={label} doors={doors} />
          ))}
          {apart === null ? (
            <DeskKey of="stages" className="h-4 min-w-4" />
          ) : (
            <span role="status" className="w-full text-xs text-ink-2">
              {j('stageHint', { stage: t(`stage.${apart}`) })}
            </span>
          )}
          {decided && failedStage(label) !== null && label.errorType === null && (
            <span className="text-needs">{t('typeMissing')}</span>
          )}
        </div>
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
  doors,
}: {
  stage: Stage;
  asked: boolean;
  label: LabelView;
  doors: DeskDoors;
}) {
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
        onClick={() => doors.act({ kind: 'stage', stage, verdict: next })}
      >
        <VerdictMark verdict={now} />
      </Button>
    </span>
  );
}
