import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { missingSamples, wantedOfMissing } from '@/lib/construction/plan/plan-rows';
import type { CompositionPlanView } from '@/lib/construction/plan/view-schema';
import type { SourceFilter } from '@/lib/construction/source-filter';
import { fillAddress } from './first-order';
import { useCellText } from './use-cell-text';

interface Props extends Pick<CompositionPlanView, 'rows'> {
  projectId: string;
  ready: boolean;
}

/** The ways to the order forms, filled with what is missing of each kind of sources. */
export function MissingLinks({ projectId, rows, ready }: Props) {
  const t = useTranslations('construction.plan');
  const c = useTranslations('construction');
  const text = useCellText();
  const path = `/projects/${projectId}/construction`;
  const sourcesOf = (of: SourceFilter): string => {
    const given = (['language', 'generator', 'length'] as const).filter((field) => of[field] !== null);
    return given.length === 0 ? t('everySource') : given.map((field) => text[field](of)).join(c('comma'));
  };
  const links = missingSamples(rows).flatMap((group) => {
    const sources = sourcesOf(group);
    const count = (maker: 'rule' | 'model'): number =>
      Object.values(wantedOfMissing(group, maker)).reduce((all, n) => all + n, 0);
    return [
      {
        href: fillAddress(`${path}/runs/new`, 'model', group),
        words: t('byModel', { count: count('model'), sources }),
        shown: ready && count('model') > 0,
      },
      {
        href: fillAddress(path, 'rule', group),
        words: t('byRule', { count: count('rule'), sources }),
        shown: count('rule') > 0,
      },
    ].filter(({ shown }) => shown);
  });
  if (links.length === 0) return <p className="text-sm text-ink-2">{t('met')}</p>;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-medium">{t('make')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {links.map(({ href, words }) => (
          <li key={href}>
            <TextLink href={href} className="flex min-h-6 w-fit items-center">
              {words}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
