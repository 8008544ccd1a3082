import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ProjectFigures } from '@/lib/annotation/server/project-figures';

/** Four counts, each the way to what it counts. */
export function Figures({ base, figures }: { base: string; figures: ProjectFigures }) {
  const t = useTranslations('home');
  const { samples, prefilled, submitted, flagged, claimed, withdrawn } = figures;
  const list = `${base}/samples`;
  const numbers = [
    {
      ...({ key: 'samples', value: samples, href: list } as const),
      note: withdrawn > 0 ? t('withdrawn', { count: withdrawn }) : '',
    },
    {
      ...({ key: 'prefilled', value: prefilled, href: list } as const),
      note: t('of', { part: prefilled, whole: samples }),
    },
    {
      ...({ key: 'submitted', value: submitted, href: `${list}?state=submitted` } as const),
      note: t('claimed', { count: claimed }),
    },
    { ...({ key: 'flagged', value: flagged, href: `${list}?flagged=true` } as const), note: '' },
  ];
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {numbers.map(({ key, value, href, note }) => (
        <li key={key} className="relative bg-surface px-5 py-4 hover:bg-hover">
          <Link href={href} className="text-sm text-ink-2 after:absolute after:inset-0">
            {t(key)}
          </Link>
          <p className="num mt-1 text-2xl font-semibold">{value}</p>
          <p className="num h-5 text-sm text-ink-3">{note}</p>
        </li>
      ))}
    </ul>
  );
}
