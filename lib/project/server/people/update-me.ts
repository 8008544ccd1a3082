import { z } from 'zod';
import { recordAudit } from '@/lib/audit/record';
import { type Ctx, inTx } from '@/lib/auth/ctx';
import { personNameField } from '@/lib/auth/fields';
import { fail } from '@/lib/errors';
import { CONTRASTS } from '@/lib/i18n/contrast';
import { LOCALES } from '@/lib/i18n/locale';
import { TEXT_SIZES } from '@/lib/i18n/text-size';
import { THEMES } from '@/lib/i18n/theme';
import { getUserForChange } from '@/lib/auth/server/get-user-for-change';

export const meChangeSchema = z.object({
  name: personNameField.optional(),
  locale: z.enum(LOCALES).nullable().optional(),
  theme: z.enum(THEMES).optional(),
  contrast: z.enum(CONTRASTS).optional(),
  textSize: z.literal(TEXT_SIZES).optional(),
  dailyGoal: z.number().int().min(1).max(10_000).nullable().optional(),
  showTime: z.boolean().optional(),
});

/** Changes one's own name and how the studio looks to one; a new name goes onto one's labels as well. Absent fields stay. */
export async function updateMe(ctx: Ctx, input: z.input<typeof meChangeSchema>): Promise<void> {
  const userId = ctx.actor.userId ?? fail({ code: 'forbidden' });
  const data = meChangeSchema.parse(input);
  await inTx(ctx, async (tx) => {
    await getUserForChange(tx.db, userId);
    await tx.db.user.update({ where: { id: userId }, data });
    if (data.name) await tx.db.author.updateMany({ where: { userId }, data: { name: data.name } });
    const after = { fields: Object.keys(data) };
    await recordAudit(tx, { action: 'user.update', objectType: 'user', objectId: userId, after });
  });
}
