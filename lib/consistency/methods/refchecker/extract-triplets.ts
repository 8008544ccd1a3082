import { z } from 'zod';
import type { Cut } from '@/lib/segmentation/decompose';
import { askStage } from '../../ask/ask-stage';
import { layout } from '../../ask/layout';
import { shape } from '../../ask/shape';
import type { StatementCaller } from '../../statements/caller';
import { extractedBy, type Extraction } from '../../statements/extraction';
import { answerSentences, wholeAnswer } from '../../statements/sentences';
import { nearestSentences } from '../../search/look-up';
import { EXTRACT } from './extract-prompts';

const part = z.string().min(1);
const TRIPLETS = shape(
  'triplets',
  z.object({ triplets: z.array(z.object({ subject: part, predicate: part, object: part })) }),
);

/** The triplets of an answer, in one call. Each stands where the sentence does that is most like it by its words. */
export async function extractTriplets(caller: StatementCaller, answer: string): Promise<Extraction[]> {
  const prompt = EXTRACT[caller.language];
  const messages = layout(prompt, [
    ['question', caller.question],
    ['answer', answer],
  ]);
  const reply = await askStage(caller, { prompt: prompt.id, messages }, TRIPLETS);
  const statements = (reply.value?.triplets ?? []).map(({ subject, predicate, object }) => ({
    text: `(${subject}, ${predicate}, ${object})`,
    spans: placeOf(answer, `${subject} ${predicate} ${object}`),
  }));
  return [{ part: wholeAnswer(answer), statements, ...extractedBy(reply) }];
}

function placeOf(answer: string, words: string): Cut['spans'] {
  const [sentence] = nearestSentences(words, answer, 1);
  return sentence ? [sentence] : (answerSentences(answer)[0] ?? wholeAnswer(answer)).spans;
}
