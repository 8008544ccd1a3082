import { z } from 'zod';
import { askStage, type StageReply } from '@/lib/consistency/ask/ask-stage';
import { layout } from '@/lib/consistency/ask/layout';
import { promptLanguage } from '@/lib/consistency/ask/prompt';
import { replyFault } from '@/lib/consistency/ask/reply-fault';
import { shape } from '@/lib/consistency/ask/shape';
import type { AskModel } from '@/lib/llm/question';
import { locator } from '@/lib/text/locate';
import { detectLanguage } from '@/lib/text/script';
import { type AnswerFlaw, type AnswerOutcome, answerOutcome } from './answer-item';
import { newFigure } from '../new-figure';
import { askAgain, checkPrompt, writePrompt } from './faithful-prompts';
import type { Question } from './question';

const WRITTEN = shape('written_answer', z.object({ possible: z.boolean(), answer: z.string() }));
const CHECKED = shape(
  'checked_answer',
  z.object({
    statements: z.array(z.object({ statement: z.string(), quote: z.string(), supported: z.boolean() })),
  }),
);

/** An answer that is not borne out is asked for again so often. */
const MOST_DRAWS = 3;

/**
 * Has a model write an answer out of a reference alone, and then check it statement by statement in a call of its own: each has to be
 * called borne out by words that stand in the reference, and each figure has to stand there. Three draws in all; the last flaw comes out.
 */
export async function writeAnswer(
  question: Question,
  draw: number,
  ask: AskModel,
  signal: AbortSignal,
): Promise<AnswerOutcome> {
  const language = promptLanguage(question.language);
  const caller = { ask, signal, language };
  const prompt = writePrompt(language);
  const messages = layout(prompt, [
    ['reference', question.reference],
    ['question', question.question],
  ]);
  const repeat = draw === 0 ? {} : { repeat: draw };
  for (let draws = 1; ; draws += 1) {
    const id = draws === 1 ? prompt.id : `${prompt.id}+again`;
    const written = await askStage(caller, { prompt: id, messages, ...repeat }, WRITTEN);
    if (!written.value) return answerOutcome({ fault: replyFault(written), draws });
    const answer = written.value.answer.trim();
    if (!written.value.possible || answer === '')
      return answerOutcome({ answer, flaw: 'not_answerable', draws });
    const found = await flawOf(question, answer, caller);
    if ('noVerdict' in found) return answerOutcome({ fault: replyFault(found), draws });
    if (found.flaw === null) return answerOutcome({ answer, draws });
    if (draws === MOST_DRAWS) return answerOutcome({ answer, ...found, draws });
    messages.push(
      { role: 'assistant', content: JSON.stringify(written.value) },
      { role: 'user', content: askAgain(language, found.flawAt) },
    );
  }
}

type Found = { flaw: AnswerFlaw | null; flawAt: string };
const NO_FLAW: Found = { flaw: null, flawAt: '' };

async function flawOf(
  { question, reference }: Question,
  answer: string,
  caller: Parameters<typeof askStage>[0],
): Promise<Found | StageReply<unknown>> {
  const spoken = detectLanguage(answer);
  if (spoken !== null && (spoken === 'zh') !== (caller.language === 'zh'))
    return { flaw: 'other_language', flawAt: spoken };
  const figure = newFigure(answer, [reference, question]);
  if (figure !== null) return { flaw: 'unsupported', flawAt: figure };
  const prompt = checkPrompt(caller.language);
  const messages = layout(prompt, [
    ['reference', reference],
    ['question', question],
    ['answer', answer],
  ]);
  const checked = await askStage(caller, { prompt: prompt.id, messages }, CHECKED);
  if (!checked.value) return checked;
  const { statements } = checked.value;
  if (statements.length === 0) return { flaw: 'unsupported', flawAt: answer };
  const locate = locator(reference);
  const open = statements.find(({ supported, quote }) => !supported || locate(quote) === null);
  return open ? { flaw: 'unsupported', flawAt: open.statement } : NO_FLAW;
}
