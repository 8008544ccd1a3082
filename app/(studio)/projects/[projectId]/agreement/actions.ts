'use server';

import { revalidatePath } from 'next/cache';
import type { Scope } from '@/lib/agreement/server/report-scope';
import { startReport } from '@/lib/agreement/server/start-report';
import { stopReport } from '@/lib/agreement/server/stop-report';
import type { Ctx } from '@/lib/auth/ctx';
import { act, type Outcome } from '@/lib/entry/action';

async function shown<T>(projectId: string, verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const done = await act(verb);
  revalidatePath(`/projects/${projectId}/agreement`);
  return done;
}

export async function startReportAction(scope: Scope): Promise<Outcome<{ id: string }>> {
  return shown(scope.projectId, (ctx) => startReport(ctx, scope));
}

export async function stopReportAction(projectId: string, reportId: string): Promise<Outcome<void>> {
  return shown(projectId, (ctx) => stopReport(ctx, projectId, reportId));
}
