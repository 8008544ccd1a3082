import { z } from 'zod';
import { LEVELS } from '@/lib/agreement/level';
import { DEPTHS } from '@/lib/agreement/word';

/** What is chosen to be looked at; the query of the page's address. What is no choice counts as none. */
const choiceSchema = z.object({
  round: z.uuid().nullable().catch(null),
  level: z.enum([...LEVELS, 'evidence']).catch('verdict'),
  depth: z.enum(DEPTHS).catch('type'),
});
export type Choice = z.infer<typeof choiceSchema>;

export const SHOWN_LEVELS = [...LEVELS, 'evidence'] as const;

export const readChoice = (query: Record<string, unknown>): Choice => choiceSchema.parse(query);

/** The address of the page with one choice made anew. */
export function choiceHref(projectId: string, choice: Choice, change: Partial<Choice> = {}): string {
  const { round, level, depth } = { ...choice, ...change };
  const query = new URLSearchParams({ ...(round && { round }), level, depth });
  return `/projects/${projectId}/agreement?${query.toString()}`;
}

/** The address of the segments behind a cell, of the round that is chosen. */
export function segmentsHref(projectId: string, { round }: Choice, cell: string): string {
  return `/projects/${projectId}/agreement/segments?${round ? `round=${round}&` : ''}${cell}`;
}
