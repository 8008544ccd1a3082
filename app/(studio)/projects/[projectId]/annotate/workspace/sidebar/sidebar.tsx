'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { memo, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Skeleton } from '@/components/ui/skeleton';
import { type Citation } from '@/lib/guideline/clause';
import { type ErrorType } from '@/lib/typology/error-type';
import { SIDEBAR_ID, type SidebarController } from './use-sidebar';

interface Props {
  controller: SidebarController;
  projectId: string;
  sampleId: string;
  segment: { id: string; number: number } | null;
  language: string;
  /** The current error type. */
  type: ErrorType | null;
  /** What the selected segment's label cites. */
  cited: Citation | null;
  /** Null where nothing may be changed. */
  onCite: ((clause: Citation) => void) | null;
  /** A comment was written: counts have to be read again. */
  onChanged(): void;
  home(): void;
}

const Waiting = () => <Skeleton className="m-4 h-40" />;
/** Fetched when it is opened first: the workspace itself does not carry it. */
const GuidelinePane = dynamic(() => import('./guideline-pane').then((file) => file.GuidelinePane), {
  ssr: false,
  loading: Waiting,
});

const loadComments = () => import('@/components/comments/comments').then((file) => file.Comments);
const Comments = dynamic(() => loadComments().catch(() => CommentsUnreachable), {
  ssr: false,
  loading: () => <Skeleton className="h-40" />,
});
/** Fetched once the workspace is shown, so that comments can be written while offline. */
const IDLE_MS = 3_000;

/** Guidelines or comments: a column on a wide screen, on a narrower one over the answer, so that the reference stays. */
export const Sidebar = memo(function Sidebar({ controller, ...props }: Props) {
  const t = useTranslations('sidebar');
  const { open, calls, close } = controller;
  const { sampleId, segment, language, onChanged, ...rest } = props;
  const { projectId } = props;
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => void loadComments().catch(() => undefined), IDLE_MS);
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
      id={SIDEBAR_ID}
      tabIndex={-1}
      data-writes={open === 'comments' ? '' : undefined}
      aria-label={t(open)}
      className="flex min-h-0 flex-col border-line bg-surface -outline-offset-2 max-[1199px]:absolute max-[1199px]:inset-y-0 max-[1199px]:left-0 max-[1199px]:z-10 max-[1199px]:w-[46%] max-[1199px]:border-r max-[899px]:w-full min-[1200px]:w-96 min-[1200px]:shrink-0 min-[1200px]:border-l min-[2000px]:w-130"
    >
      <header className="flex h-9 shrink-0 items-center justify-between border-b border-line pr-1.5 pl-4">
        <h2 className="text-xs font-medium text-ink-3">{t(open)}</h2>
        <Button variant="quiet" size="icon-sm" aria-label={t('close')} onClick={close}>
          <X aria-hidden />
        </Button>
      </header>
      {open === 'guideline' && <GuidelinePane key={projectId} calls={calls} close={close} {...rest} />}
      {open === 'comments' && (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
          <Comments
            projectId={projectId}
            sampleId={sampleId}
            segment={segment}
            language={language}
            calls={calls}
            onChanged={onChanged}
          />
        </div>
      )}
    </aside>
  );
});

/** In place of the comments where not even their code could be fetched. */
function CommentsUnreachable() {
  const t = useTranslations('comments');
  return (
    <Callout kind="danger" role="alert">
      {t('failed')}
    </Callout>
  );
}
