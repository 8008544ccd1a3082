'use client';

import { Flag, MessageSquareText, RotateCcw, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { Button } from '@/components/ui/button';
import { type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { NEXT_SAMPLE } from '../training/use-comparison';

interface Props {
  verdict: AnswerVerdict;
  /** Number of the segment that makes the answer inconsistent; 0 when none does. */
  decisive: number;
  missing: number;
  flagged: boolean;
  noted: boolean;
  access: 'edit' | 'reopen' | 'read';
  /** Submitted by the person in the workspace, who goes on from here. */
  finished: boolean;
  /** It was training: one is shown how it came out, and goes on by the key that submits. */
  training: boolean;
  /** Submitted and waiting for the next sample. */
  leaving: boolean;
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
  actions: WorkspaceActions;
}

const SUBMIT_KEY = 'border-transparent bg-transparent px-0 text-on-accent max-sm:hidden';

/** The answer's verdict with what decides it, and the acts on the whole sample. */
export const WorkspaceFooter = memo(function WorkspaceFooter(props: Props) {
  const { verdict, decisive, missing, access, actions } = props;
  const t = useTranslations('workspace');
  const press = (id: CommandId) => ({
    onClick: () => actions.run(id),
    disabled: props.disabled.has(id),
    focusableWhenDisabled: true,
  });
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line bg-surface px-3 py-1.5">
      <div className="flex min-w-44 flex-1 flex-wrap items-center gap-x-2 text-base">
        <span className="text-ink-3">{t('answerIs')}</span>
        {verdict === 'undecided' ? (
          <span className="font-medium">{t('undecided')}</span>
        ) : (
          <VerdictMark verdict={verdict} className="font-medium" />
        )}
        {decisive > 0 && (
          <Button variant="quiet" size="sm" className="px-1.5" onClick={actions.decisive}>
            {t('decides', { number: decisive })}
          </Button>
        )}
        {missing > 0 && access === 'edit' && (
          <Button
            variant="quiet"
            size="sm"
            className="px-1.5 text-needs"
            onClick={() => actions.mode({ kind: 'missing' })}
          >
            {t('missingCount', { count: missing })}
          </Button>
        )}
      </div>
      {access === 'edit' && (
        <div className="flex items-center gap-1 max-sm:ml-auto">
          <Button variant="quiet" size="sm" aria-pressed={props.noted} {...press('answerNote')}>
            <MessageSquareText aria-hidden className={props.noted ? 'fill-accent-soft text-accent' : ''} />
            <span className="max-sm:sr-only">{t('answerNote')}</span>
          </Button>
          <Button variant="quiet" size="sm" aria-pressed={props.flagged} {...press('flag')}>
            <Flag aria-hidden className={props.flagged ? 'fill-needs text-needs' : ''} />
            <span className="max-sm:sr-only">{t(props.flagged ? 'flagged' : 'flag')}</span>
            <KeyHint of="flag" className="max-sm:hidden" />
          </Button>
          <Button variant="quiet" size="sm" {...press('skip')}>
            <SkipForward aria-hidden /> <span className="max-sm:sr-only">{t('skip')}</span>
          </Button>
          <Button variant="primary" busy={props.leaving} {...press('submit')} className="ml-1">
            {t('submitNext')}
            <KeyHint of="submit" className={SUBMIT_KEY} />
          </Button>
        </div>
      )}
      {props.finished && (
        <div className="flex flex-wrap items-center gap-1">
          {access === 'reopen' && (
            <Button busy={props.leaving} {...press('reopen')}>
              <RotateCcw aria-hidden /> {t('reopen')}
            </Button>
          )}
          <Button
            id={NEXT_SAMPLE}
            variant="primary"
            busy={props.training && props.leaving}
            {...press('nextSample')}
          >
            {t('nextSample')}
            {props.training && <KeyHint of="submit" className={SUBMIT_KEY} />}
          </Button>
        </div>
      )}
    </footer>
  );
});
