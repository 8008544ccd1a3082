import type { PrismaClient } from '@/generated/prisma/client';
import { type ChangedAnswer, NO_ERROR } from '@/lib/construction/draw/reply';
import { MODEL_RECIPES } from '@/lib/construction/recipes/registry';
import { textHash } from '@/lib/sample/identity';
import type { AskedChange } from './answer-changer';

/** Ten recipes that a few more words at one place satisfy. */
export const WIDENING_RECIPES = MODEL_RECIPES.filter(
  ({ reach, keeps }) => reach !== 'answer' && keeps !== 'same',
).slice(0, 10);

/** So many samples of each of the ten recipes. */
export const wantedOfEach = (count: number) =>
  Object.fromEntries(WIDENING_RECIPES.map(({ id }) => [id, count]));

/** Puts short sources into a project, each with its number in its texts; gold calls them consistent. */
export async function numberedSources(db: PrismaClient, projectId: string, count: number): Promise<void> {
  await db.sample.createMany({
    data: Array.from({ length: count }, (_, n) => {
      const question = 'How many?';
      const reference = `${fact(n)} across the bay. It is green.`;
      const answer = `${fact(n)}. The ferry is green.`;
      const texts = { question, reference, answer, language: 'en' };
      const hash = textHash(question, reference, answer);
      return { projectId, externalId: `ferry-${n}`, ordinal: n, ...texts, textHash: hash };
    }),
  });
  await db.sampleProgress.updateMany({
    where: { projectId },
    data: { goldVerdict: 'consistent', goldStale: false },
  });
}

const fact = (n: number): string => `Ferry ${n} carries many people`;

/** The number of the source that a request is about. */
export const numberAsked = ({ reference }: AskedChange): number => Number(/\d+/.exec(reference)![0]);

/** A reply that passes the checks of each of the ten recipes, with another answer for each. */
export function widened(asked: AskedChange): ChangedAnswer {
  const { recipe, answer } = asked;
  const before = 'many people';
  const after = `${before} by ${recipe.id.replaceAll('_', ' ')}`;
  const reference = recipe.hasEvidence ? fact(numberAsked(asked)) : '';
  return {
    reasoning: 'More words at one place.',
    possible: true,
    changes: [{ before, after, reference }],
    answer: answer.replace(before, after),
    type: recipe.errorType ?? NO_ERROR,
    why: 'As it was asked for.',
  };
}
