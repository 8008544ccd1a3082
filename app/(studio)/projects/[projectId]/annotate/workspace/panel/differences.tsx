'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { type SegmentView } from '@/lib/annotation/view';
import { KeyHint } from '../engine/key-hint';
import { stepsBadge } from '@/lib/workspace/state/steps-badge';

/** On how many segments the judge differs, and the way to the next of them. */
export function Differences({ segments, onNext }: { segments: readonly SegmentView[]; onNext(): void }) {
  const t = useTranslations('exposure');
  const count = useMemo(
    () => segments.filter((segment) => stepsBadge(segment) === 'differs').length,
    [segments],
  );
  if (count === 0) return null;
  return (
    <Button variant="quiet" size="sm" className="ml-auto px-1.5" onClick={onNext}>
      <Glyph name="bot" className="text-changed" /> {t('differences', { count })}{' '}
      <KeyHint of="nextDifference" className="h-4 min-w-4" />
    </Button>
  );
}
