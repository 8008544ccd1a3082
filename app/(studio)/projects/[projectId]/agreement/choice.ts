import { z } from 'zod';
import { LEVELS } from '@/lib/agreement/units/level';
import { restrictionSchema } from '@/lib/agreement/units/restriction';
import type { ReportScope } from '@/lib/agreement/server/report-scope';
import { GRANULARITIES } from '@/lib/agreement/units/category';
import { fromAddress, unset } from '@/lib/sample/query-params';

/** What the page shows, as the query of its address. */
const choiceSchema = restrictionSchema.extend({
  round: unset(z.uuid()),
  level: z.enum([...LEVELS, 'evidence']).default('verdict'),
  granularity: z.enum(GRANULARITIES).default('type'),
});
export type AgreementChoice = z.infer<typeof choiceSchema>;

export const SHOWN_LEVELS = [...LEVELS, 'evidence'] as const;

export const readChoice = (query: Record<string, string | string[] | undefined>): AgreementChoice =>
  fromAddress(choiceSchema, query);

/** What is compared, of a choice. */
export const scopeOf = (
  projectId: string,
  { round, labels, language, generator, origin }: AgreementChoice,
): ReportScope => ({
  projectId,
  roundId: round,
  labels,
  language,
  generator,
  origin,
});

/** The part of a query that says what is compared. */
function scopeQuery({ round, labels, language, generator, origin }: AgreementChoice): Record<string, string> {
  return {
    ...(round && { round }),
    ...(labels !== 'all' && { labels }),
    ...(language && { language }),
    ...(generator && { generator }),
    ...(origin && { origin }),
  };
}

/** The address of the page with one choice changed. */
export function choiceHref(
  projectId: string,
  choice: AgreementChoice,
  change: Partial<AgreementChoice> = {},
): string {
  const next = { ...choice, ...change };
  const query = new URLSearchParams({
    ...scopeQuery(next),
    level: next.level,
    granularity: next.granularity,
  });
  return `/projects/${projectId}/agreement?${query.toString()}`;
}

/** The address of the segments behind a cell, among what is compared. */
export function segmentsHref(projectId: string, choice: AgreementChoice, cell: string, page = 1): string {
  const query = new URLSearchParams({ ...scopeQuery(choice), ...(page > 1 && { page: String(page) }) });
  const scope = query.toString();
  return `/projects/${projectId}/agreement/segments?${scope}${scope && '&'}${cell}`;
}

/** The name of a file of what is compared. */
export function fileName(name: string, choice: AgreementChoice): string {
  const { labels, language, generator, origin } = choice;
  return [name, labels === 'all' ? null : labels, language, generator, origin]
    .flatMap((part) => part?.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') ?? [])
    .join('-');
}
