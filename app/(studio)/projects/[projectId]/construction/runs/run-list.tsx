import { useTranslations } from 'next-intl';
import type { ConstructionRunView } from '@/lib/construction/run-view-schema';
import { ItemRunTable } from '../item-run-table';
import { recipeName } from '../recipe-name';
import { ConstructionProgress } from './construction-progress';

/** Construction runs, newest first. */
export function RunList({ projectId, runs }: { projectId: string; runs: readonly ConstructionRunView[] }) {
  const t = useTranslations('construction');
  const orderText = ({ wanted }: ConstructionRunView['params']): string =>
    Object.entries(wanted)
      .map(([recipe, count = 0]) => t('runs.wanted', { recipe: recipeName(t, recipe), count }))
      .join(t('comma'));
  return (
    <ItemRunTable
      label={t('runs.title')}
      rows={runs.map(({ id, params, run }) => ({
        run,
        href: `/projects/${projectId}/construction/runs/${id}`,
        name: t(params.dryRun ? 'runs.aDryRun' : 'runs.aRun'),
        order: orderText(params),
        progress: <ConstructionProgress run={run} wanted={params.wanted} />,
      }))}
    />
  );
}
