import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SnapshotView } from '@/lib/snapshot/view-schema';

interface Props {
  projectId: string;
  number: number;
  earlier: readonly SnapshotView[];
}

/** Ways to what changed since each of some earlier snapshots. */
export function CompareLinks({ projectId, number, earlier }: Props) {
  const t = useTranslations('snapshots');
  return (
    <Section title={t('compare')} description={t('compareText')}>
      <ul className="flex flex-col gap-1">
        {earlier.map((one) => (
          <li key={one.id}>
            <TextLink
              className="inline-flex min-h-6 items-center wrap-anywhere"
              href={`/projects/${projectId}/snapshots/${number}/changes?with=${one.number}`}
            >
              {t('since', { number: one.number, reason: one.reason })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
