import type { Ctx } from '@/lib/auth/ctx';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { requireEndpoint } from '@/lib/consistency/server/control/run-endpoint';
import { rowId } from '@/lib/db/row-id';
import { fail } from '@/lib/errors';
import type { EndpointModel } from '@/lib/llm/endpoint';
import type { AnswerItem } from '../../answers/answer-item';
import type { AnswerOrder, AnswerParams } from '../../answers/answer-order';
import { answerPromptIds } from '../../answers/answer-prompt';
import { faithfulPromptIds } from '../../answers/faithful-prompts';
import type { QuestionFile } from '../../answers/question';
import { drawQuestions } from './load-questions';

/** Questions whose answers a dry run shows. */
const SHOWN = 3;

/** What is asked, before it is estimated or started: the same of each model. */
export interface PreparedAnswers {
  items: AnswerItem[];
  params: AnswerParams;
  models: EndpointModel[];
}

/**
 * What an order of answers would ask, and of which models. Fails as requireEndpoint does, and with `state`/no_questions where there is
 * nothing to ask.
 *
 * @param file its questions; null: they are the project's
 */
export async function prepareAnswers(
  ctx: Ctx,
  projectId: string,
  order: Omit<AnswerOrder, 'budget'>,
  file: QuestionFile | null,
): Promise<PreparedAnswers> {
  const { models: asked, ...given } = order;
  const models: EndpointModel[] = [];
  for (const { endpointId, model } of asked)
    models.push((await requireEndpoint(ctx.db, { endpointId: rowId(endpointId, 'endpoint'), model })).model);
  const limit = given.dryRun ? Math.min(SHOWN, given.questions ?? SHOWN) : given.questions;
  const { language } = given;
  const questions = file
    ? ofFile(file, { language, limit })
    : await ofProject(ctx, projectId, { language, limit });
  if (questions.length === 0) fail({ code: 'state', object: 'construction', reason: 'no_questions' });
  const draws = Array.from({ length: given.draws }, (_, draw) => draw);
  const spoken = [...new Set(questions.map((one) => promptLanguage(one.language)))].toSorted();
  const prompts = given.faithful ? faithfulPromptIds(spoken) : answerPromptIds(given.prompt, spoken);
  return {
    items: draws.flatMap((draw) => questions.map(({ item }) => ({ draw, ...item }))),
    params: { ...given, file: file?.name ?? null, prompts },
    models,
  };
}

interface Which {
  language: string | null;
  limit: number | null;
}
type Asked = {
  language: string;
  item: { sampleId: string } | { question: QuestionFile['questions'][number] };
};

const ofProject = async (ctx: Ctx, projectId: string, which: Which): Promise<Asked[]> =>
  (await drawQuestions(ctx.db, projectId, which)).map(({ sampleId, language }) => ({
    language,
    item: { sampleId },
  }));

/** The first ones of a file: its order is somebody's choice. */
const ofFile = ({ questions }: QuestionFile, { language, limit }: Which): Asked[] =>
  questions
    .filter((one) => language === null || one.language.toLowerCase().split('-')[0] === language)
    .slice(0, limit ?? undefined)
    .map((question) => ({ language: question.language, item: { question } }));
