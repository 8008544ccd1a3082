'use client';

import { BookOpen, MessagesSquare } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { DeskKey } from '../desk-key';
import { type Around } from './use-around';
import { type AsideDoor } from './use-aside';

/** The ways to what lies beside the work, with what is new there. */
export const Beside = memo(function Beside({ door, around }: { door: AsideDoor; around: Around | null }) {
  const t = useTranslations('aside');
  const { open, toggle } = door;
  const unread = around?.guideline?.read === false;
  const comments = around?.comments.all ?? 0;
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
        <DeskKey of="guideline" className="max-lg:hidden" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="max-lg:px-1.5"
        aria-pressed={open === 'talk'}
        onClick={() => toggle('talk')}
      >
        <MessagesSquare aria-hidden className={comments > 0 ? 'fill-accent-soft text-accent' : ''} />
        <span className="max-lg:sr-only">{t('talk')}</span>
        {comments > 0 && <span className="num text-xs">{comments}</span>}
        <DeskKey of="talk" className="max-lg:hidden" />
      </Button>
    </>
  );
});
