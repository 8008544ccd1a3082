import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import type { ProjectFigures } from '@/lib/annotation/server/figures/project-figures';

/** How far the samples are, each count the way to what it counts, where a list holds just that. */
export function Figures({ base, figures }: { base: string; figures: ProjectFigures }) {
  const t = useTranslations('home');
  const { samples, prefilled, submitted, left, flagged, withdrawn } = figures;
  const list = `${base}/samples`;
  const numbers = [
    {
      ...({ key: 'samples', value: samples, href: list } as const),
      note: withdrawn > 0 ? t('withdrawn', { count: withdrawn }) : '',
    },
    {
      ...({ key: 'prefilled', value: prefilled, href: null } as const),
      note: t('of', { part: prefilled, whole: samples }),
    },
    {
      ...({ key: 'submitted', value: submitted, href: `${list}?state=submitted` } as const),
      note: t('of', { part: submitted, whole: samples }),
    },
    {
      ...({ key: 'left', value: left, href: `${list}?state=left` } as const),
      note: waiting(figures),
    },
    { ...({ key: 'flagged', value: flagged, href: `${list}?flagged=true` } as const), note: '' },
  ];
  function waiting({ open, inProgress, reserved }: ProjectFigures): string {
    return [
      inProgress > 0 && t('inProgress', { count: inProgress }),
      reserved > 0 && t('reserved', { count: reserved }),
      inProgress + reserved > 0 && open > 0 && t('open', { count: open }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  }
  return (
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
      {numbers.map(({ key, value, href, note }) => (
        <li key={key} className="relative flex-1 basis-40 bg-surface px-5 py-4 hover:bg-hover">
          {href === null ? (
            <span className="text-sm text-ink-2">{t(key)}</span>
          ) : (
            <PageLink href={href} className="text-sm text-ink-2 after:absolute after:inset-0">
              {t(key)}
            </PageLink>
          )}
          <p className="num mt-1 text-2xl font-semibold">{value}</p>
          <p className="num min-h-5 text-sm text-ink-3">{note}</p>
        </li>
      ))}
    </ul>
  );
}
