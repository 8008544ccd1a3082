'use client';

import { useTranslations } from 'next-intl';
import { EvidenceLine } from '@/components/reference/evidence-line';
import { TypeLetter } from '@/components/label-picker/type-badge';
import { type Arm } from '@/lib/annotation/exposure/arm';
import { type SegmentView } from '@/lib/annotation/view';
import { type ErrorType } from '@/lib/typology/error-type';
import { evidenceWithType } from '@/lib/workspace/evidence/look-up';

/** The types that bring evidence along which the label does not hold yet. */
const BRINGING = ['Hallu', 'KCont'] as const satisfies readonly ErrorType[];

interface Props {
  segment: SegmentView;
  reference: string;
  arm: Arm;
  language: string;
}

/** While a type is chosen: the evidence that is accepted with it. Only what stands here is. */
export function TypeEvidence({ segment, reference, arm, language }: Props) {
  const t = useTranslations('judging');
  const brought = BRINGING.flatMap((type) => {
    const evidence = evidenceWithType(segment, { reference, arm }, type);
    return evidence === segment.label.evidence ? [] : [{ type, item: evidence[0]! }];
  });
  if (brought.length === 0) return null;
  return (
    <ul aria-label={t('withType')} className="flex flex-col gap-1">
      {brought.map(({ type, item }) => (
        <li key={type} className="flex items-start gap-1.5">
          <span className="mt-0.75 shrink-0 text-ink-3">
            <TypeLetter type={type} />
            <span className="sr-only">{t('withType')}</span>
          </span>
          <EvidenceLine item={item} language={language} />
        </li>
      ))}
    </ul>
  );
}
