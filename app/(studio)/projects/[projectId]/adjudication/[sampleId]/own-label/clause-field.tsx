'use client';

import { BookOpen, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Citation } from '@/lib/guideline/clause';
import { KeyHint } from '../../../annotate/workspace/engine/key-hint';

interface Props {
  clause: Citation | null;
  /** The guidelines are open beside it. */
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** The clause that a label cites, and the way to the guidelines. */
export function ClauseField({ clause, open, onToggle, onRemove }: Props) {
  const t = useTranslations('adjudication');
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {clause && (
        <span className="inline-flex min-w-0 items-center gap-1">
          <span className="min-w-0 wrap-anywhere">
            <span className="num">§{clause.id}</span> {clause.title}
          </span>
          <Button variant="quiet" size="icon-sm" aria-label={t('uncite')} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </span>
      )}
      <Button variant="secondary" size="sm" aria-pressed={open} onClick={onToggle}>
        <BookOpen aria-hidden />
        {t('guidelines')}
        <KeyHint of="guideline" />
      </Button>
    </div>
  );
}
