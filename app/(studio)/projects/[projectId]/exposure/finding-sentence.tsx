import { useFormatter, useTranslations } from 'next-intl';
import type { Finding } from '@/lib/annotation/exposure/exposure-report';
import { points } from './points';

/** What the figures come to, in one sentence. */
export function FindingSentence({ finding }: { finding: Finding }) {
  const t = useTranslations('exposure.page.finding');
  const format = useFormatter();
  if (!('seen' in finding)) return t(finding.kind);
  const { kind, seen, unseen } = finding;
  if (kind === 'few') return t('few', { seen: seen.of, unseen: unseen.of });
  return t(kind, {
    seen: seen.n / seen.of,
    unseen: unseen.n / unseen.of,
    ...points(finding.difference, (value, options) => format.number(value, options)),
  });
}
