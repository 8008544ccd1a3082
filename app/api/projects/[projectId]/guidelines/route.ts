import { handler } from '@/lib/entry/http';
import { getGuidelinePane } from '@/lib/guideline/server/get-guideline-pane';

/** The guidelines in force, as they lie beside the work. */
export const GET = handler<{ projectId: string }>(async (ctx, _request, { projectId }) =>
  Response.json(await getGuidelinePane(ctx, projectId)),
);
