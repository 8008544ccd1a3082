'use client';

import { ArrowLeft, GraduationCap, Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, type ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type WorkspaceView } from '@/lib/annotation/view';
import { useRoundText } from '@/app/(studio)/projects/[projectId]/rounds/use-round-text';
import { KeyHint } from '../engine/key-hint';
import { ArmBadge } from '../panel/arm-badge';
import { QuestionButton } from './question';
import { SaveState } from './save-state';
import { type SaveError } from '@/lib/workspace/outbox/send-change';
import { type WorkspaceState } from '@/lib/workspace/state/state';

interface Props {
  sample: WorkspaceState['sample'];
  project: WorkspaceState['project'];
  round: WorkspaceView['round'];
  arm: WorkspaceState['arm'];
  judged: boolean;
  progress: WorkspaceState['progress'];
  waiting: number;
  saveError: SaveError | null;
  /** Still to be submitted. */
  open: boolean;
  /** The whole question is shown below. */
  asking: boolean;
  onAsk(): void;
  onKeys(): void;
  /** How far the day is; comes later than the rest, and moves none of it. */
  day: ReactNode;
  /** The buttons that open the sidebar. */
  sidebarButtons: ReactNode;
}

/** The one bar of the workspace: the way out, which sample, what is asked, how far along, and whether all is saved. */
export const WorkspaceBar = memo(function WorkspaceBar(props: Props) {
  const { sample, project, round, arm, judged, progress, waiting, saveError, open, asking } = props;
  const t = useTranslations('workspace');
  const words = useRoundText();
  // As the current sample is now: submitting and reopening count at once.
  const submitted = progress.submitted + (progress.atHand && !open ? 1 : 0);
  const remaining = progress.remaining + (progress.atHand && open ? 1 : 0);
  const about = [
    sample.externalId,
    round && words.name(round),
    sample.generator && t('writtenBy', { name: sample.generator }),
  ];
  return (
    <header className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 py-0.75 text-sm text-ink-2">
      <LinkButton
        href={`/projects/${project.id}/annotate`}
        variant="quiet"
        size="icon-sm"
        aria-label={t('backToMine')}
      >
        <ArrowLeft aria-hidden />
      </LinkButton>
      <div className="flex max-w-[28rem] min-w-0 items-baseline gap-2 max-xl:max-w-60 max-md:max-w-40">
        <h1 title={about.filter(Boolean).join(' · ')} className="min-w-0 truncate font-medium text-ink">
          {sample.externalId}
        </h1>
        {round && <p className="min-w-0 truncate text-ink-3 max-xl:sr-only">{words.name(round)}</p>}
        {sample.generator && (
          <p className="min-w-0 truncate text-ink-3 max-xl:sr-only">
            {t('writtenBy', { name: sample.generator })}
          </p>
        )}
      </div>
      {round?.training && (
        <Badge tone="accent" icon={<GraduationCap aria-hidden />}>
          {t('training')}
        </Badge>
      )}
      <ArmBadge arm={arm} judged={judged} />
      {sample.question === '' ? (
        <div className="flex-1" />
      ) : (
        <QuestionButton
          text={sample.question}
          language={sample.language}
          open={asking}
          onToggle={props.onAsk}
        />
      )}
      <div className="ml-auto flex items-center gap-x-2 lg:gap-x-3">
        {props.day}
        <p className="num" title={t('progressText', { submitted, remaining })}>
          <span className="sr-only">{t('samples')}</span>{' '}
          <span>{t('progress', { submitted, total: submitted + remaining })}</span>
        </p>
        <SaveState waiting={waiting} saveError={saveError} />
        <div className="flex items-center">
          {props.sidebarButtons}
          <Button variant="quiet" size="sm" className="px-1.5" title={t('keys')} onClick={props.onKeys}>
            <Keyboard aria-hidden /> <span className="sr-only">{t('keys')}</span>
            <KeyHint of="keys" className="h-4 min-w-4 max-lg:hidden" />
          </Button>
        </div>
      </div>
    </header>
  );
});
