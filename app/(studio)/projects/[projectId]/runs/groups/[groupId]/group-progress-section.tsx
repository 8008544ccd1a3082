import { useTranslations } from 'next-intl';
import { Progress } from '@/components/ui/progress';
import { Section } from '@/components/ui/section';
import type { RunGroupView } from '@/lib/consistency/run-group/view-schema';
import { RunProgress } from '../../run-progress';
import { RunState } from '../../run-state';
import { useMoney } from '../../use-money';
import { GroupControls } from './group-controls';
import { GroupResumeForm } from './group-resume-form';

/** Where the group stands, what its runs have spent together, and what can be done about all of them. */
export function GroupProgressSection({ projectId, group }: { projectId: string; group: RunGroupView }) {
  const t = useTranslations('runs');
  const money = useMoney();
  const { state, runs, budget, spent, calls, reused, model } = group;
  // It stands where this run does, and for its reason.
  const telling = runs.find((run) => run.state === state);
  const resumable = runs.some((run) => run.state === 'paused' || (run.state === 'failed' && run.account));
  return (
    <Section title={t('progress')} actions={<GroupControls projectId={projectId} group={group} />}>
      <div className="flex flex-col gap-3">
        {telling && (
          <div role="status">
            <RunState run={telling} />
          </div>
        )}
        <div>
          <RunProgress run={{ ...group, error: null, account: null, pausedUntil: null }} hideLabel />
        </div>
        {model !== null && (
          <div>
            {budget !== null && (
              <Progress
                label={t('budget')}
                value={spent}
                max={budget}
                tone={spent > 0.9 * budget ? 'needs' : 'accent'}
                note={t('spentOf', { spent: money(spent), budget: money(budget) })}
              />
            )}
            <span className="num text-xs text-ink-3">
              {t('group.asked', { calls, reused, spent: money(spent) })}
            </span>
          </div>
        )}
        {resumable && <GroupResumeForm projectId={projectId} group={group} />}
      </div>
    </Section>
  );
}
