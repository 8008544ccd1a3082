import type { Ctx } from '@/lib/auth/ctx';
import { now } from '@/lib/clock';
import { rowId } from '@/lib/db/row-id';
import { type Counters, loadCounters } from '@/lib/progress/server/load-counters';
import { requireProject } from '@/lib/project/server/require-project';
import { visibilityOf } from '@/lib/sample/server/visibility-of';
import { ERROR_TYPES, type ErrorType } from '@/lib/typology/error-type';
import { type DayCount, lastDays } from '@/lib/annotation/figures/daily';

const DAYS = 14;

/** What the home of a project draws: of everybody's submitted annotations that count, for an annotator of their own. */
export interface ProjectCharts {
  /** Answers that hold an error of the type, in the order of the typology; types that nobody found are left out. */
  types: { type: ErrorType; count: number }[];
  /** Annotations submitted in the last fourteen days, UTC; today is the last. */
  days: DayCount[];
}

export async function projectCharts(ctx: Ctx, projectId: string): Promise<ProjectCharts> {
  const access = await requireProject(ctx, rowId(projectId, 'project'), 'read');
  const visibility = visibilityOf(ctx.actor, access.role);
  const counters = await loadCounters(ctx.db, projectId, 'all' in visibility ? null : visibility.userId);
  return chartsOf(counters);
}

/** The charts of counters that are there already. */
export function chartsOf(counters: Counters): ProjectCharts {
  const types = ERROR_TYPES.map((type) => ({ type, count: counters('type', { errorType: type }) }));
  return {
    types: types.filter(({ count }) => count > 0),
    days: lastDays((day) => counters('day', { day }), now(), DAYS),
  };
}
