'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SegmentWords } from '@/components/segment-text/segment-words';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';

interface Props {
  text: string;
  language: string;
  /** The key that adds text would take this one. */
  nearest: boolean;
  closed: boolean;
  onAdd: () => void;
}

/** Between segments: text of the answer that is in none. */
export function UncoveredCard({ text, language, nearest, closed, onAdd }: Props) {
  const t = useTranslations('workspace.uncovered');
  return (
    <li
      data-uncovered
      className="flex flex-wrap items-baseline gap-2 rounded-lg border border-dashed border-line px-3 py-1.5 text-sm"
    >
      <p className="min-w-0 flex-1 basis-60">
        <span className="mr-1.5 text-needs">{t('row')}</span>
        <span lang={language}>
          <SegmentWords text={text} />
        </span>
      </p>
      {!closed && (
        <Button variant="quiet" size="sm" aria-label={t('addWhole', { text })} onClick={onAdd}>
          <Plus aria-hidden />
          {t('add')}
          {nearest && <Kbd>=</Kbd>}
        </Button>
      )}
    </li>
  );
}
