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
  decided: number;
  segments: number;
  waiting: number;
  saveError: SaveError | null;
  /** Still to be submitted. */
  open: boolean;
  onKeys(): void;
  /** How far the day is; comes later than the rest, and moves none of it. */
  day: ReactNode;
  /** The buttons that open the sidebar. */
  sidebarButtons: ReactNode;
}

/** Which sample, how far along, whether all is saved, and where the keys are explained. */
export const WorkspaceHeader = memo(function WorkspaceHeader(props: Props) {
  const {
    sample,
    project,
    round,
    arm,
    judged,
    progress,
    decided,
    segments,
    waiting,
    saveError,
    open,
    onKeys,
  } = props;
  const t = useTranslations('workspace');
  const words = useRoundText();
  // As the current sample is now: submitting and reopening count at once.
  const submitted = progress.submitted + (progress.atHand && !open ? 1 : 0);
  const remaining = progress.remaining + (progress.atHand && open ? 1 : 0);
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-0.5 border-b border-line bg-surface px-2 py-1 text-sm text-ink-2 sm:px-3 lg:gap-x-4">
      <div className="flex min-w-0 items-center gap-1">
        <LinkButton
          href={`/projects/${project.id}/annotate`}
          variant="quiet"
          size="icon-sm"
          aria-label={t('backToMine')}
        >
          <ArrowLeft aria-hidden />
        </LinkButton>
        <h1 className="min-w-0 truncate font-medium text-ink">{sample.externalId}</h1>
      </div>
      {round?.training && (
        <Badge tone="accent" icon={<GraduationCap aria-hidden />}>
          {t('training')}
        </Badge>
      )}
      {round && <p className="min-w-0 truncate text-ink-3">{words.name(round)}</p>}
      {sample.generator && (
        <p className="min-w-0 truncate text-ink-3 max-md:hidden">
          {t('writtenBy', { name: sample.generator })}
        </p>
      )}
      <ArmBadge arm={arm} judged={judged} />
      <div className="ml-auto flex flex-wrap items-center gap-x-2 lg:gap-x-4">
        {props.day}
        <p className="num" title={t('progressText', { submitted, remaining })}>
          <span className="text-ink-3 max-sm:sr-only">{t('samples')}</span>{' '}
          <span>{t('progress', { submitted, total: submitted + remaining })}</span>
        </p>
        <p className="num max-lg:hidden">{t('decidedOf', { decided, segments })}</p>
        <SaveState waiting={waiting} saveError={saveError} />
        {props.sidebarButtons}
        <Button variant="quiet" size="sm" className="max-lg:px-1.5" onClick={onKeys}>
          <Keyboard aria-hidden /> <span className="max-sm:sr-only">{t('keys')}</span>{' '}
          <KeyHint of="keys" className="max-sm:hidden" />
        </Button>
      </div>
    </header>
  );
});
