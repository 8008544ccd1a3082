import { fileResponse } from '@/lib/entry/file-response';
import { handler } from '@/lib/entry/http';
import { exportHours } from '@/lib/exchange/server/export-hours';

/** Hours of active work by person, round and day, as CSV. */
export const GET = handler<{ projectId: string }>(async (ctx, _request, { projectId }) =>
  fileResponse(await exportHours(ctx, projectId)),
);
