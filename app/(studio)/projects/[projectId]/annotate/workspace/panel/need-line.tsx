'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { Kbd } from '@/components/ui/kbd';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type Need } from '@/lib/annotation/labels/type-rules';
import { type LabelView } from '@/lib/annotation/view';
import { type WorkspaceCommand } from '@/lib/workspace/commands/commands';
import { useKeyLabel } from '../engine/key-hint';

/** What supplies what is missing: acts, and the keys S and D of marking evidence. */
const KEYS: Record<Need, readonly (WorkspaceCommand | 'S' | 'D' | '⌫')[]> = {
  contradicting: ['evidence', 'D'],
  two_spans: ['evidence', 'S', 'D'],
  one_span: ['evidence', 'S', 'D'],
  search: ['notFound'],
  grounds: ['evidence', 'note'],
  nothing_contrary: ['S', '⌫'],
};

const isFixed = (key: WorkspaceCommand | 'S' | 'D' | '⌫'): key is 'S' | 'D' | '⌫' =>
  ['S', 'D', '⌫'].includes(key);

/** What the evidence of the open segment still needs; it stands in nobody's way before submission. */
export function NeedLine({ label, reference }: { label: LabelView; reference: string }) {
  const t = useTranslations('judging.needs');
  const signOf = useKeyLabel();
  const lack = lackOf(label, reference);
  if (lack?.what !== 'evidence') return null;
  return (
    <p className="flex items-start gap-1.5 text-needs">
      <Glyph name="text-quote" className="mt-0.75" />
      <span>
        {t(lack.need)}{' '}
        <span className="whitespace-nowrap">
          {KEYS[lack.need].map((key) => (
            <Kbd key={key} className="mr-1 h-4 min-w-4">
              {isFixed(key) ? key : signOf(key)}
            </Kbd>
          ))}
        </span>
      </span>
    </p>
  );
}

/** The same as a sign in the list. */
export function EvidenceWanted({ need }: { need: Need }) {
  const t = useTranslations('judging.needs');
  return (
    <span className="text-xs text-needs">{t(need === 'nothing_contrary' ? 'contrarySign' : 'sign')}</span>
  );
}
