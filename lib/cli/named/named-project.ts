import type { Ctx } from '@/lib/auth/ctx';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of the project that --project names: its id, or its name where only one has it. Throws in words. */
export async function namedProject(ctx: Ctx, named: string): Promise<string> {
  const found = await findNamedProject(ctx, named);
  if (found === null) throw new Error(`There is no project "${named}".`);
  return found;
}

/** The same; null where no project is named so. */
export async function findNamedProject(ctx: Ctx, named: string): Promise<string | null> {
  const where = UUID.test(named) ? { id: named } : { name: named };
  const [first, second] = await ctx.db.project.findMany({ where, take: 2, select: { id: true } });
  if (second) throw new Error(`Several projects are named "${named}": give the id.`);
  return first?.id ?? null;
}
