import type { Import } from '@/generated/prisma/client';
import type { Ctx } from '@/lib/auth/ctx';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import { visibleTo } from '@/lib/project/access';

/** An import of a project that the actor leads; foreign ones are not found. */
export async function requireImport(ctx: Ctx, importId: string): Promise<Import> {
  const found = await ctx.db.import.findFirst({
    where: { id: rowId(importId, 'import'), project: visibleTo(ctx.actor, 'lead') },
  });
  return found ?? fail({ code: 'not_found', object: 'import' });
}
