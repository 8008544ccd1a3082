import type { z } from 'zod';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { requireProject } from '@/lib/project/server/require-project';
import { WEBHOOK_EVENTS } from '../events';
import type { webhookSchema } from '../view-schema';

/** Messages that are told of each address. */
const SHOWN_DELIVERIES = 20;

/** The addresses of a project with their latest messages, the newest first. Leads only. */
export async function listWebhooks(ctx: Ctx, projectId: string): Promise<z.input<typeof webhookSchema>[]> {
  await requireProject(ctx, rowId(projectId, 'project'), 'lead');
  const rows = await ctx.db.webhook.findMany({
    where: { projectId },
    orderBy: { createdAt: 'desc' },
    select: {
      ...{ id: true, url: true, events: true, createdAt: true },
      deliveries: {
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
        take: SHOWN_DELIVERIES,
        select: {
          ...{ id: true, event: true, createdAt: true, attempts: true },
          ...{ nextAt: true, status: true, error: true, deliveredAt: true },
        },
      },
    },
  });
  return rows.map(({ events, ...row }) => ({
    ...row,
    events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
  }));
}
