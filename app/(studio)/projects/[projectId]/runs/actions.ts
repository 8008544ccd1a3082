'use server';

import { redirect } from 'next/navigation';
import { actionOf, formActionOf } from '@/lib/api/action-of';
import { runGroupCancel } from '@/lib/consistency/operations/run-group.cancel';
import { runGroupPause } from '@/lib/consistency/operations/run-group.pause';
import { runGroupResume } from '@/lib/consistency/operations/run-group.resume';
import { runGroupStart } from '@/lib/consistency/operations/run-group.start';
import { runCancel } from '@/lib/consistency/operations/run.cancel';
import { runPause } from '@/lib/consistency/operations/run.pause';
import { runRerun } from '@/lib/consistency/operations/run.rerun';
import { runResume } from '@/lib/consistency/operations/run.resume';
import { runRetry } from '@/lib/consistency/operations/run.retry';
import { runStart } from '@/lib/consistency/operations/run.start';
import { prefillRequirementUpdate } from '@/lib/evaluation/operations/prefill-requirement.update';
import { projectPrefill } from '@/lib/evaluation/operations/project.prefill';
import {
  readBudget,
  readDryRunForm,
  readGroupForm,
  readParams,
  readPrefill,
  readShare,
  readWholeForm,
} from './read-fields';

const show = ({ id }: { id: string }, { projectId }: { projectId: string }): never =>
  redirect(`/projects/${projectId}/runs/${id}`);

const showGroup = ({ id }: { id: string }, { projectId }: { projectId: string }): never =>
  redirect(`/projects/${projectId}/runs/groups/${id}`);

export const saveRequirement = formActionOf(prefillRequirementUpdate, {
  read: (data) => ({
    balancedAccuracy: readShare(data, 'balancedAccuracy'),
    passRate: readShare(data, 'passRate'),
  }),
});
export const savePrefill = formActionOf(projectPrefill, { read: readPrefill });
export const pause = actionOf(runPause);
export const cancel = actionOf(runCancel);
export const retry = actionOf(runRetry);
/** Starts a run over what an ended one left without a verdict, and goes to it. */
export const rerun = actionOf(runRerun, { then: show });
export const resume = formActionOf(runResume, {
  read: (data) => (data.has('budget') ? { budget: readBudget(data) } : {}),
});
/** Starts a method that asks no model, with the parameters that were set, or those that it resolves itself. */
export const startRunOf = formActionOf(runStart, {
  read(data) {
    const params = readParams(data);
    return Object.keys(params).length > 0 ? { params } : {};
  },
});

/** Has a panel count the votes of judges, and goes to its run. */
export const startPanel = formActionOf(runStart, {
  read: (data) => ({ params: readParams(data) }),
  then: show,
});

/** Starts a dry run and goes to it. */
export const startDryRun = formActionOf(runStart, {
  read: (data) => ({ ...readDryRunForm(data), kind: 'dry_run' }),
  then: show,
});

/** Starts the run that a dry run was for, and goes to it. */
export const startFull = formActionOf(runStart, {
  read: readWholeForm,
  then: show,
});

/** Starts dry runs of several methods, and goes to their group. */
export const startGroupDryRuns = formActionOf(runGroupStart, {
  read: (data) => ({ ...readGroupForm(data), kind: 'dry_run' }),
  then: showGroup,
});

/** Starts the run group that dry runs were for, and goes to it. */
export const startGroup = formActionOf(runGroupStart, {
  read: readWholeForm,
  then: showGroup,
});

export const pauseGroup = actionOf(runGroupPause);
export const cancelGroup = actionOf(runGroupCancel);
export const resumeGroup = formActionOf(runGroupResume, {
  read: (data) => (data.has('budget') ? { budget: readBudget(data) } : {}),
});
