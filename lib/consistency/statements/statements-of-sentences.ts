import { z } from 'zod';
import { askStage, type StageCaller } from '../ask/ask-stage';
import { layout } from '../ask/layout';
import { shape } from '../ask/shape';
import { extractedBy, type Extraction } from './extraction';
import { numbered, ofEach } from './numbered';
import { answerSentences, wholeAnswer } from './sentences';
import { STATEMENT_PROMPTS } from './statement-prompts';

/**
 * The statements of an answer, sentence by sentence, in one call: what RAGAS's faithfulness asks first. Each stands where
 * its sentence stands. Rejects where the answer was refused or filtered.
 */
export async function statementsOfSentences(
  caller: StageCaller & { question: string },
  answer: string,
): Promise<Extraction[]> {
  const sentences = answerSentences(answer);
  if (sentences.length === 0) return [];
  const prompt = STATEMENT_PROMPTS[caller.language];
  const messages = layout(prompt, [
    ['question', caller.question],
    ['sentences', numbered(sentences.map(({ text }) => text))],
  ]);
  const item = z.object({ n: z.int(), statements: z.array(z.string().min(1)) });
  const wanted = shape('statements', z.object({ sentences: ofEach(item, sentences.length) }));
  const reply = await askStage(caller, { prompt: prompt.id, messages }, wanted);
  const kept = extractedBy(reply);
  if (!reply.value) return [{ part: wholeAnswer(answer), statements: [], ...kept }];
  const of = new Map(reply.value.sentences.map(({ n, statements }) => [n, statements]));
  return sentences.map((part, at) => ({
    part,
    statements: of.get(at + 1)!.map((text) => ({ text, spans: part.spans })),
    ...kept,
  }));
}
