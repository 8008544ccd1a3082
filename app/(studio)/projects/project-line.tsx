import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { Badge } from '@/components/ui/badge';
import { entryHref } from '@/lib/project/places';
import type { SampleCounts } from '@/lib/progress/figures';
import type { ProjectRow } from '@/lib/project/server/list-projects';

interface Props {
  project: ProjectRow;
  /** Absent for a project without samples. */
  counts: SampleCounts | undefined;
}

/** One project of the list: what it is, how far it is, as what one is in it. */
export function ProjectLine({ project, counts = { samples: 0, submitted: 0, left: 0 } }: Props) {
  const t = useTranslations('projects');
  const role = useTranslations('common.role');
  const { samples, submitted, left } = counts;
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 first:rounded-t-lg last:rounded-b-lg hover:bg-hover">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <PageLink
            href={entryHref(project.id, project.may.open)}
            className="font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-lg"
          >
            {project.name}
          </PageLink>
          {project.isSample && <Badge>{t('sample')}</Badge>}
          {project.archived && <Badge tone="needs">{t('archived')}</Badge>}
        </p>
        {project.description && <p className="truncate text-sm text-ink-3">{project.description}</p>}
      </div>
      <p className="num flex flex-wrap gap-x-4 text-sm text-ink-2">
        <span>{t('samples', { count: samples })}</span>
        {samples > 0 && <span>{t('submitted', { count: submitted })}</span>}
        {samples > 0 && <span>{t('left', { count: left })}</span>}
      </p>
      <p className="w-20 text-sm text-ink-3 sm:text-right">{project.role && role(project.role)}</p>
    </li>
  );
}
