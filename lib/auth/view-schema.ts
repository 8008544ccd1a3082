import { z } from 'zod';
import { dateTime } from '@/lib/operation/date-time';
import { LOCALES } from '@/lib/i18n/locale';
import { THEMES } from '@/lib/i18n/theme';
import { CONTRASTS } from '@/lib/i18n/contrast';
import { TEXT_SIZES } from '@/lib/i18n/text-size';

export const userRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'member']),
  disabled: z.boolean(),
  /** Whether a code is asked for after their password. */
  secondFactor: z.boolean(),
  /** Whether the account belongs to somebody at the sign-in provider. */
  bound: z.boolean(),
  createdAt: dateTime,
  projects: z.number(),
  /** When the latest session began that is still open; null when the person is signed in nowhere. */
  signedInAt: dateTime.nullable(),
});

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'member']),
  /** Null follows the browser. */
  locale: z.enum(LOCALES).nullable(),
  theme: z.enum(THEMES),
  contrast: z.enum(CONTRASTS),
  textSize: z.literal(TEXT_SIZES),
  /** Samples a day that they want to submit; null without a goal. */
  dailyGoal: z.number().nullable(),
  /** Whether the workspace shows them their active time. */
  showTime: z.boolean(),
});

export const sessionRowSchema = z.object({
  id: z.string(),
  createdAt: dateTime,
  expiresAt: dateTime,
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
