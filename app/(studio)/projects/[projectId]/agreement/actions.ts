'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import type { Scope } from '@/lib/agreement/server/report-scope';
import { startReport } from '@/lib/agreement/server/start-report';
import { stopReport } from '@/lib/agreement/server/stop-report';
import type { Ctx } from '@/lib/auth/ctx';
import { act, type Outcome } from '@/lib/entry/action';
import { action, readByVerb } from '@/lib/entry/server-action';
import { storableText } from '@/lib/storable-schema';

async function shown<T>(projectId: string, verb: (ctx: Ctx) => Promise<T>): Promise<Outcome<T>> {
  const done = await act(verb);
  revalidatePath(`/projects/${projectId}/agreement`);
  return done;
}

/** What else a scope says is read by the verb. */
const scopeArgument = z.intersection(
  z.object({ projectId: storableText, roundId: storableText.nullable() }),
  readByVerb<Scope>(),
);

export const startReportAction = action([scopeArgument], (scope) =>
  shown(scope.projectId, (ctx) => startReport(ctx, scope)),
);

export const stopReportAction = action([storableText, storableText], (projectId, reportId) =>
  shown(projectId, (ctx) => stopReport(ctx, projectId, reportId)),
);
