'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { memo, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { type Citation } from '@/lib/guideline/clause';
import { type ErrorType } from '@/lib/typology/error-type';
import { CommentsUnreachable } from './comments-unreachable';
import { SIDEBAR_IDS, type SidebarController } from './use-sidebar';

interface Props {
  controller: SidebarController;
  projectId: string;
  sampleId: string;
  segment: { id: string; number: number } | null;
  language: string;
  /** The error type at hand. */
  type: ErrorType | null;
  /** What the selected segment's label cites. */
  cited: Citation | null;
  /** Null where nothing may be changed. */
  onCite: ((clause: Citation) => void) | null;
  /** What is said changed what is to be seen around the work. */
  onChanged(): void;
  home(): void;
}

const Waiting = () => <Skeleton className="m-4 h-40" />;
/** Fetched when it is opened first: the workspace itself does not carry it. */
const GuidelinePane = dynamic(() => import('./guideline-pane').then((file) => file.GuidelinePane), {
  ssr: false,
  loading: Waiting,
});

const commentsPane = () => import('./comments-pane').then((file) => file.CommentsPane);
const CommentsPane = dynamic(() => commentsPane().catch(() => CommentsUnreachable), {
  ssr: false,
  loading: Waiting,
});
/** Fetched once the workspace stands, so that one can write when the connection is gone. */
const IDLE_MS = 3_000;

/** What lies beside the work, on a wide screen as a column, on a narrow one over the panes. */
export const Sidebar = memo(function Sidebar({ controller, ...props }: Props) {
  const t = useTranslations('sidebar');
  const { open, calls, close } = controller;
  const { sampleId, segment, language, onChanged, ...rest } = props;
  const { projectId } = props;
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => void commentsPane().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  // The focus is here at once, also while there is no field yet.
  useEffect(() => {
    const { current } = room;
    if (calls > 0 && !current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [calls, open]);
  if (open === null) return null;
  return (
    <aside
      ref={room}
      id={SIDEBAR_IDS}
      tabIndex={-1}
      data-writes={open === 'comments' ? '' : undefined}
      aria-label={t(open)}
      className="flex min-h-0 flex-col border-l border-line bg-surface -outline-offset-2 max-[899px]:absolute max-[899px]:inset-0 max-[899px]:z-10 min-[900px]:w-96 min-[900px]:shrink-0"
    >
      <header className="flex h-9 shrink-0 items-center justify-between border-b border-line pr-1.5 pl-4">
        <h2 className="text-xs font-medium text-ink-3">{t(open)}</h2>
        <Button variant="quiet" size="icon-sm" aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </Button>
      </header>
      {open === 'guideline' && <GuidelinePane key={projectId} calls={calls} close={close} {...rest} />}
      {open === 'comments' && (
        <CommentsPane
          projectId={projectId}
          sampleId={sampleId}
          segment={segment}
          language={language}
          calls={calls}
          onChanged={onChanged}
        />
      )}
    </aside>
  );
});
