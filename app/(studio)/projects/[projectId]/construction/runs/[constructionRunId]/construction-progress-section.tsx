import { useTranslations } from 'next-intl';
import { ActButton } from '@/components/error-text/act-button';
import type { RunView } from '@/lib/consistency/run-schema';
import type { ConstructionRunView } from '@/lib/construction/run-view-schema';
import { isLive } from '../../../runs/is-live';
import { ProgressSection } from '../../../runs/[runId]/progress-section';
import { resumeConstructionRun, stopConstructionRun } from '../actions';
import { ConstructionProgress } from '../construction-progress';

interface Props extends Pick<ConstructionRunView['params'], 'wanted'> {
  projectId: string;
  run: RunView;
}

/** Where the run stands, and what can be done about it. */
export function ConstructionProgressSection({ projectId, run, wanted }: Props) {
  const t = useTranslations('construction');
  const at = { projectId, constructionRunId: run.id };
  return (
    <ProgressSection
      run={run}
      actions={isLive(run) && <ActButton action={stopConstructionRun.bind(null, at)}>{t('stop')}</ActButton>}
      resume={resumeConstructionRun.bind(null, at)}
    >
      <ConstructionProgress run={run} wanted={wanted} />
    </ProgressSection>
  );
}
