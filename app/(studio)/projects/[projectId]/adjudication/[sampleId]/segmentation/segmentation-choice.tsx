'use client';

import { Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { RadioGroup } from '@/components/ui/form/radio-group';
import type { AdjudicationView } from '@/lib/adjudication/view';

interface Props {
  view: AdjudicationView;
  closed: boolean;
  undoable: boolean;
  onCut: (annotationId: string) => void;
  onUndo: () => void;
}

const OWN = 'own';

/** Chooses whose segments the adjudication uses, where people segmented differently or the lead has resegmented. */
export function SegmentationChoice({ view, closed, undoable, onCut, onUndo }: Props) {
  const t = useTranslations('adjudication');
  const format = useFormatter();
  const { segmentations, segmentationOpen, units, adjudication } = view;
  const chosen = segmentations.find((cut) => cut.chosen)?.annotationId ?? OWN;
  if (segmentations.length < 2 && chosen !== OWN && !undoable) return null;
  const options = segmentations.map(({ annotationId, by, segments }) => ({
    value: annotationId,
    label: t('segmentationOf', { count: segments, names: format.list(by, { type: 'conjunction' }) }),
    disabled: closed,
  }));
  const own = { value: OWN, label: t('segmentationOwn', { count: units.length }), disabled: true };
  return (
    <section aria-labelledby="cut-choice" className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="cut-choice" className="text-sm font-medium">
          {t('segmentationTitle')}
        </h2>
        {segmentations.length > 1 && <Badge tone="changed">{t('segmentedDifferently')}</Badge>}
        {undoable && !closed && (
          <Button variant="quiet" size="sm" className="ml-auto" onClick={onUndo}>
            <Undo2 aria-hidden />
            {t('undoSegmentation')} <Kbd>Z</Kbd>
          </Button>
        )}
      </div>
      {segmentationOpen && adjudication?.state !== 'submitted' && (
        <p className="mb-2 text-sm text-ink-2">{t('segmentationOpenText')}</p>
      )}
      <RadioGroup
        aria-labelledby="cut-choice"
        className="gap-1 text-sm"
        options={chosen === OWN ? [...options, own] : options}
        value={chosen}
        onValueChange={(value) => value !== OWN && onCut(value)}
      />
    </section>
  );
}
