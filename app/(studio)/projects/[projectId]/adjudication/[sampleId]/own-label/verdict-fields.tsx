'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TypeBadge } from '@/components/label-picker/type-badge';
import { TypePicker } from '@/components/label-picker/type-picker';
import { overall, VerdictMark } from '@/components/label-picker/verdict-mark';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Glyph } from '@/components/ui/glyph';
import { applyCommand, type OwnLabel, withOwnStage, withOwnType } from '@/lib/adjudication/own-label';
import { failedStage, isDeclared } from '@/lib/annotation/labels/judgement';
import { STAGES, type Stage } from '@/lib/typology/error-type';
import { KeyHint } from '../../../annotate/workspace/engine/key-hint';

interface Props {
  own: OwnLabel;
  /** What saving was refused for. */
  missing: string | null;
  onChange: (own: OwnLabel) => void;
}

const CHOICES = [
  { verdict: 'consistent', command: 'consistent', glyph: 'check' },
  { verdict: 'inconsistent', command: 'type', glyph: 'x' },
  { verdict: 'unsure', command: 'unsure', glyph: 'circle-question-mark' },
] as const;
const NEXT = { consistent: 'inconsistent', inconsistent: 'unsure', unsure: 'consistent' } as const;

/** The verdict of the lead's own label, its type, and both stages by themselves; with the keys of the workspace. */
export function VerdictFields({ own, missing, onChange }: Props) {
  const t = useTranslations('adjudication');
  const v = useTranslations('verdicts');
  const { said, mode } = own;
  const picking = mode.kind === 'type';
  const run = (command: string): void => onChange(applyCommand(own, command) ?? own);
  const group = useRef<HTMLDivElement>(null);
  const picked = useRef(false);
  // The types had the focus and are gone.
  useEffect(() => {
    if (picked.current && !picking)
      group.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    picked.current = picking;
  }, [picking]);
  return (
    <div className="flex flex-col gap-2">
      <div ref={group} role="group" aria-label={t('verdict')} data-verdicts className="flex flex-wrap gap-1">
        {CHOICES.map(({ verdict, command, glyph }) => {
          const pressed = isDeclared(said.fact) && overall(said) === verdict;
          return (
            <Button
              key={verdict}
              size="sm"
              aria-pressed={pressed}
              onClick={() => run(command)}
              className={cx('gap-1 px-1.75', (pressed || (picking && command === 'type')) && PRESSED)}
            >
              <Glyph name={glyph} large /> {v(verdict)} <KeyHint of={command} className="h-4 min-w-4" />
            </Button>
          );
        })}
      </div>
      {picking ? (
        <TypePicker
          at={mode.at}
          current={said.errorType}
          suggested={null}
          naming={mode.other}
          onPick={(type, stage) => onChange(withOwnType(own, type, stage))}
          onLook={(at) => onChange({ ...own, mode: { ...mode, at } })}
        />
      ) : (
        (isDeclared(said.fact) || mode.kind === 'stages') && (
          <Said own={own} onChange={onChange} onType={() => run('type')} />
        )
      )}
      {missing !== null && (
        <p role="alert" className="text-sm text-danger">
          {missing}
        </p>
      )}
    </div>
  );
}

const PRESSED = 'bg-selected-soft ring-2 ring-accent hover:bg-selected-soft hover:ring-accent';

/** What has been said: the stages, each of which a press changes, and the type. */
function Said({ own, onChange, onType }: Omit<Props, 'missing'> & { onType: () => void }) {
  const t = useTranslations('adjudication');
  const w = useTranslations('workspace');
  const j = useTranslations('judging');
  const { said, mode } = own;
  const asked = mode.kind === 'stages' ? mode.at : null;
  const stageButton = (stage: Stage) => {
    const now = said[stage];
    return (
      <span
        key={stage}
        aria-current={asked === stage || undefined}
        className="inline-flex items-center gap-1 rounded-sm pl-1 aria-[current]:bg-selected-soft aria-[current]:ring-2 aria-[current]:ring-accent"
      >
        <span className="text-ink-3">{w(`stage.${stage}`)}</span>
        <Button
          variant="quiet"
          size="sm"
          className="h-6 px-1"
          title={w('changeStage')}
          onClick={() => onChange(withOwnStage(own, stage, isDeclared(now) ? NEXT[now] : 'consistent'))}
        >
          <VerdictMark verdict={now} />
        </Button>
      </span>
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {STAGES.map(stageButton)}
      {asked === null && <KeyHint of="stages" className="h-4 min-w-4" />}
      {failedStage(said) !== null && (
        <Button variant="quiet" size="sm" className="h-6 px-1" onClick={onType}>
          {said.errorType ? (
            <TypeBadge type={said.errorType} />
          ) : (
            <span className="text-needs">{t('typeWanted')}</span>
          )}
        </Button>
      )}
      {asked !== null && (
        <span role="status" className="w-full text-xs text-ink-2">
          {j('stageHint', { stage: w(`stage.${asked}`) })}
        </span>
      )}
    </div>
  );
}
