'use client';

import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { type SampleState } from '@/lib/progress/sample-state';

const TONES: Record<SampleState, Tone> = {
  open: 'neutral',
  reserved: 'neutral',
  claimed: 'accent',
  submitted: 'confirmed',
  withdrawn: 'needs',
};

/** Where a sample stands. */
export function StateBadge({ state }: { state: SampleState }) {
  const t = useTranslations('samples.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
