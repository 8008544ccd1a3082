'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/ui/glyph';
import { isSpan } from '@/lib/annotation/evidence/evidence';
import { lackOf } from '@/lib/annotation/labels/submission';
import { type Need } from '@/lib/annotation/labels/type-rules';
import { type LabelView } from '@/lib/annotation/view';
import { type CommandId } from '@/lib/workspace/commands/commands';
import { KeyHint } from '../engine/key-hint';

/** The commands that supply what is missing. */
const COMMANDS_FOR: Record<Need, readonly CommandId[]> = {
  contradicting: ['evidence', 'markContradicts'],
  two_spans: ['evidence', 'markSupports', 'markContradicts'],
  one_span: ['evidence', 'markSupports', 'markContradicts'],
  search: ['notFound'],
  grounds: ['evidence', 'note'],
  nothing_contrary: ['supports', 'dropEvidence'],
};

/** What the evidence of the open segment still lacks; blocks nothing before submission. */
export function NeedLine({ label, reference }: { label: LabelView; reference: string }) {
  const t = useTranslations('judging.needs');
  const lack = lackOf(label, reference);
  if (lack?.what !== 'evidence') return null;
  // What was searched for in vain cannot support.
  const commands =
    lack.need === 'nothing_contrary' && !label.evidence.some(isSpan)
      ? (['dropEvidence'] as const)
      : COMMANDS_FOR[lack.need];
  return (
    <p className="flex items-start gap-1.5 text-needs">
      <Glyph name="text-quote" className="mt-0.75" />
      <span>
        {t(lack.need)}{' '}
        <span className="whitespace-nowrap">
          {commands.map((key) => (
            <KeyHint key={key} of={key} className="mr-1 h-4 min-w-4" />
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
