'use client';

import { Undo2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { RadioGroup } from '@/components/ui/radio-group';
import type { SettlementView } from '@/lib/adjudication/view';

interface Props {
  view: SettlementView;
  closed: boolean;
  undoable: boolean;
  onCut: (annotationId: string) => void;
  onUndo: () => void;
}

const OWN = 'own';

/** Whose segments the adjudication stands on, where people cut differently or the lead has cut anew. */
export function CutChoice({ view, closed, undoable, onCut, onUndo }: Props) {
  const t = useTranslations('adjudication');
  const format = useFormatter();
  const { cuts, cutOpen, units, settlement } = view;
  const chosen = cuts.find((cut) => cut.chosen)?.annotationId ?? OWN;
  if (cuts.length < 2 && chosen !== OWN && !undoable) return null;
  const options = cuts.map(({ annotationId, by, segments }) => ({
    value: annotationId,
    label: t('cutOf', { count: segments, names: format.list(by, { type: 'conjunction' }) }),
    disabled: closed,
  }));
  const own = { value: OWN, label: t('cutOwn', { count: units.length }), disabled: true };
  return (
    <section aria-labelledby="cut-choice" className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 id="cut-choice" className="text-sm font-medium">
          {t('cutTitle')}
        </h2>
        {cuts.length > 1 && <Badge tone="changed">{t('cutDifferently')}</Badge>}
        {undoable && !closed && (
          <Button variant="quiet" size="sm" className="ml-auto" onClick={onUndo}>
            <Undo2 aria-hidden />
            {t('undoCut')} <Kbd>Z</Kbd>
          </Button>
        )}
      </div>
      {cutOpen && settlement?.state !== 'submitted' && (
        <p className="mb-2 text-sm text-ink-2">{t('cutOpenText')}</p>
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
