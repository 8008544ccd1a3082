import { useFormatter, useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { GUTTER } from '@/components/ui/page';
import { TextLink } from '@/components/ui/text-link';
import type { DeletedProject } from '@/lib/audit/log/server/deleted-projects';

/** The way to the audit logs of projects that are gone. */
export function DeletedProjects({ projects }: { projects: readonly DeletedProject[] }) {
  const t = useTranslations('auditLog');
  const format = useFormatter();
  if (projects.length === 0) return null;
  return (
    <details className={cx('shrink-0 border-t border-line py-3 text-sm', GUTTER)}>
      <summary className="cursor-pointer">{t('deletedProjects', { count: projects.length })}</summary>
      <ul className="mt-2 flex max-h-40 flex-col gap-1 overflow-y-auto">
        {projects.map(({ id, name, at }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <TextLink href={`/projects/${id}/audit-log`}>{name ?? id}</TextLink>
            <span className="num text-ink-3">{format.dateTime(at, { dateStyle: 'medium' })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
