'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import { type Arm } from '@/lib/annotation/exposure/arm';

/**
 * How much of the judge's prediction this sample shows; nothing where there is no prediction and everything would be
 * pre-filled.
 */
export function ArmBadge({ arm, judged }: { arm: Arm; judged: boolean }) {
  const t = useTranslations('exposure.arms');
  if (!judged && arm !== 'blind') return null;
  return (
    <span title={t(`${arm}.text`)} className="inline-flex">
      <Badge
        tone={arm === 'prefilled' ? 'prefilled' : 'neutral'}
        line={arm === 'prefilled' ? 'dotted' : 'solid'}
        icon={<Glyph name={arm === 'control' || arm === 'blind' ? 'minus' : 'bot'} />}
      >
        {t(`${arm}.name`)}
      </Badge>
      <span className="sr-only">{t(`${arm}.text`)}</span>
    </span>
  );
}
