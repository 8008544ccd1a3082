'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Glyph } from '@/components/ui/glyph';
import { type Arm } from '@/lib/annotation/exposure/arm';

/** What of the judge is shown on this sample; nothing where no judge has read it and all would be pre-filled. */
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
