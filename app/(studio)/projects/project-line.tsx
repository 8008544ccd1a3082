import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { Badge } from '@/components/ui/badge';
import { entryHref } from '@/lib/project/places';
import type { ListedCounts } from '@/lib/progress/server/count-samples';
import type { ProjectRow } from '@/lib/project/server/list-projects';

interface Props {
  project: ProjectRow;
  /** Absent for a project without samples. */
  counts: ListedCounts | undefined;
}

/** One project of the list: what it is, how far it is, as what one is in it. */
export function ProjectLine({ project, counts }: Props) {
  const t = useTranslations('projects');
  const role = useTranslations('common.role');
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
      <p className="num text-sm text-ink-2">
        {counts ? t(`state.${sentenceOf(counts)}`, figuresOf(counts)) : t('state.none')}
      </p>
      <p className="w-20 text-sm text-ink-3 sm:text-right">{project.role && role(project.role)}</p>
    </li>
  );
}

/** How far a project is: to an annotator what they have done, to everybody else what is left. */
function sentenceOf({ own, left }: ListedCounts): 'own' | 'done' | 'underWay' {
  if (own) return 'own';
  return left === 0 ? 'done' : 'underWay';
}

const figuresOf = ({ samples, submitted, left }: ListedCounts) => ({ samples, submitted, left });
