'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type Citation } from '@/lib/guideline/clause';

/** The clause of the guidelines that decided, and the way to take it off. */
export function CitedClause({ clause, onDrop }: { clause: Citation; onDrop: (() => void) | null }) {
  const t = useTranslations('workspace');
  return (
    <p className="flex items-baseline gap-1.5 text-ink-2">
      <span aria-hidden className="text-ink-3">
        §
      </span>
      <span className="min-w-0 flex-1">
        {t('decidedByClause', { id: clause.id, title: clause.title, version: clause.version })}
      </span>
      {onDrop && (
        <Button variant="quiet" size="sm" className="h-5 px-1" aria-label={t('dropClause')} onClick={onDrop}>
          <Glyph name="x" />
        </Button>
      )}
    </p>
  );
}
