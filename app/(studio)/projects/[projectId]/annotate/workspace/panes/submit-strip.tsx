'use client';

import { Flag, MessageSquareText, RotateCcw, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { VerdictMark } from '@/components/label-picker/verdict-mark';
import { useBehind } from '@/components/segment-text/use-behind';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { type AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceActions } from '../engine/workspace-actions';
import { NEXT_SAMPLE } from '../training/use-comparison';

interface Props {
  verdict: AnswerVerdict;
  /** Number of the segment that makes the answer inconsistent; 0 when none does. */
  decisive: number;
  decided: number;
  segments: number;
  missing: number;
  /** How many texts of the answer are in no segment. */
  uncovered: number;
  flagged: boolean;
  noted: boolean;
  access: 'edit' | 'reopen' | 'read';
  /** Submitted by the person in the workspace, who goes on from here. */
  finished: boolean;
  /** It was training: one is shown how it came out. */
  training: boolean;
  /** Submitted and waiting for the next sample. */
  leaving: boolean;
  /** The commands that can do nothing now. */
  disabled: ReadonlySet<CommandId>;
  actions: WorkspaceActions;
}

const SUBMIT_KEY = 'h-4 border-transparent bg-transparent px-0 text-on-accent @max-md:hidden';
const TOOL = 'gap-1 px-1.5';
/** Words beside the icons only where the strip has room for all of them. */
const WORD = '@max-3xl:sr-only';
const KEY = 'h-4 min-w-4 @max-xl:hidden';

/** Below the segments: the answer's verdict with what decides it, and the acts on the whole sample. It follows the list by a frame. */
export const SubmitStrip = memo(function SubmitStrip(props: Props) {
  return <Strip {...useBehind(props)} />;
});

const Strip = memo(function Strip(props: Props) {
  const { verdict, decisive, missing, access, actions } = props;
  const t = useTranslations('workspace');
  // What is to do and what is judged say the same: one of them is shown.
  const counting = missing > 0 && access === 'edit';
  const press = (id: CommandId) => ({
    onClick: () => actions.run(id),
    disabled: props.disabled.has(id),
    focusableWhenDisabled: true,
  });
  return (
    <footer className="@container shrink-0 border-t border-line bg-surface text-sm">
      <div className="flex min-h-10 flex-wrap items-center gap-x-2 px-2 py-0.75">
        <div
          className={cx(
            'flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5',
            props.uncovered > 0 && '@max-md:basis-full',
          )}
        >
          <span className={cx('text-ink-3', props.uncovered > 0 ? '@max-3xl:sr-only' : '@max-xl:sr-only')}>
            {t('answerIs')}
          </span>
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
          {counting && (
            <Button
              variant="quiet"
              size="sm"
              className="px-1.5 text-needs"
              onClick={() => actions.mode({ kind: 'missing' })}
            >
              {t('missingCount', { count: missing })}
            </Button>
          )}
          {props.uncovered > 0 && access === 'edit' && (
            <Button
              variant="quiet"
              size="sm"
              className="px-1.5 text-needs"
              onClick={() => actions.mode({ kind: 'uncovered' })}
            >
              {t('uncovered.count', { count: props.uncovered })}
            </Button>
          )}
          <span className={cx('num text-ink-3', counting ? 'sr-only' : '@max-xl:sr-only')}>
            {t('decidedOf', { decided: props.decided, segments: props.segments })}
          </span>
        </div>
        {access === 'edit' && (
          <div className="ml-auto flex items-center">
            <Button
              variant="quiet"
              size="sm"
              className={TOOL}
              aria-pressed={props.noted}
              title={t('answerNote')}
              {...press('answerNote')}
            >
              <MessageSquareText
                aria-hidden
                className={props.noted ? 'fill-accent-soft text-accent' : undefined}
              />
              <span className={WORD}>{t('answerNote')}</span>
              <KeyHint of="answerNote" className={KEY} />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className={TOOL}
              aria-pressed={props.flagged}
              title={t('flag')}
              {...press('flag')}
            >
              <Flag aria-hidden className={props.flagged ? 'fill-needs text-needs' : undefined} />
              <span className={WORD}>{t(props.flagged ? 'flagged' : 'flag')}</span>
              <KeyHint of="flag" className={KEY} />
            </Button>
            <Button variant="quiet" size="sm" className={TOOL} title={t('skip')} {...press('skip')}>
              <SkipForward aria-hidden /> <span className={WORD}>{t('skip')}</span>
              <KeyHint of="skip" className={KEY} />
            </Button>
            <Button variant="primary" size="sm" busy={props.leaving} {...press('submit')} className="ml-1.5">
              {t('submitNext')}
              <KeyHint of="submit" className={SUBMIT_KEY} />
            </Button>
          </div>
        )}
        {props.finished && (
          <div className="ml-auto flex flex-wrap items-center gap-1">
            {access === 'reopen' && (
              <Button size="sm" busy={props.leaving} {...press('reopen')}>
                <RotateCcw aria-hidden /> {t('reopen')}
                <KeyHint of="undo" className={KEY} />
              </Button>
            )}
            <Button
              id={NEXT_SAMPLE}
              variant="primary"
              size="sm"
              busy={props.training && props.leaving}
              {...press('nextSample')}
            >
              {t('nextSample')}
              <KeyHint of="submit" className={SUBMIT_KEY} />
            </Button>
          </div>
        )}
      </div>
    </footer>
  );
});
