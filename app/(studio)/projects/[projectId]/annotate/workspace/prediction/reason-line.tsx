'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type MachineView } from '@/lib/annotation/view';
import { predictionReason } from '@/lib/consistency/prediction-reason';

interface Props {
  details: MachineView['details'];
  text: string;
  reference: string;
}

/** In one line of words why the method came to its verdict; nothing where it argues in words of its own. */
export function ReasonLine({ details, text, reference }: Props) {
  const t = useTranslations('judging.reason');
  const parts = useMemo(() => predictionReason(details, text, reference), [details, text, reference]);
  if (parts.length === 0) return null;
  const said = parts.map((part) =>
    'words' in part || 'count' in part || part.say === 'found' ? t(part.say, { ...part }) : t(part.say),
  );
  return <p className="wrap-anywhere">{t('line', { said: said.join(t('between')) })}</p>;
}
