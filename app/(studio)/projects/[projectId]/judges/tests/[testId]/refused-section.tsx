import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { RefusedRow } from '@/lib/evaluation/order-bias/pair';

interface Props {
  refused: { count: number; rows: readonly RefusedRow[] };
  /** Whether rows are named by the lines of a file. */
  isFile: boolean;
}

/** Rows that are no pair, by name. */
export function RefusedSection({ refused, isFile }: Props) {
  const t = useTranslations('judgeTests');
  if (refused.count === 0) return null;
  return (
    <Section title={t('refused')} description={t('refusedText', { count: refused.count })}>
      <ul className="num flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {refused.rows.map(({ name, reason }) => (
          <li key={name}>
            {t('refusedRow', {
              name: isFile ? t('line', { line: name }) : name,
              reason: t(`refusal.${reason}`),
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
