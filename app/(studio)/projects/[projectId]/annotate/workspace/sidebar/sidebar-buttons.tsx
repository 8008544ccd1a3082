'use client';

import { BookOpen, MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { KeyHint } from '../engine/key-hint';
import { type WorkspaceContext } from './use-workspace-context';
import { type SidebarController } from './use-sidebar';

/** The buttons that open the sidebar, with what is new there. */
export const SidebarButtons = memo(function SidebarButtons({
  controller,
  context,
}: {
  controller: SidebarController;
  context: WorkspaceContext | null;
}) {
  const t = useTranslations('sidebar');
  const { open, toggle } = controller;
  const unread = context?.guideline?.read === false;
  const comments = context?.comments.all ?? 0;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:px-1.5"
        aria-pressed={open === 'guideline'}
        onClick={() => toggle('guideline')}
      >
        <BookOpen aria-hidden className={unread ? 'fill-needs-soft text-needs' : ''} />
        <span className="max-lg:sr-only">{t('guideline')}</span>
        {unread && <span className="text-xs text-needs max-lg:sr-only">{t('isNew')}</span>}
        <KeyHint of="guideline" className="max-lg:hidden" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:px-1.5"
        aria-pressed={open === 'comments'}
        onClick={() => toggle('comments')}
      >
        <MessagesSquare aria-hidden className={comments > 0 ? 'fill-accent-soft text-accent' : ''} />
        <span className="max-lg:sr-only">{t('comments')}</span>
        {comments > 0 && <span className="num text-xs">{comments}</span>}
        <KeyHint of="comments" className="max-lg:hidden" />
      </Button>
    </>
  );
});
