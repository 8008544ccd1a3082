import { z } from 'zod';
import { askStage } from '../../ask/ask-stage';
import { layout } from '../../ask/layout';
import { shape } from '../../ask/shape';
import type { StatementCaller } from '../../statements/caller';
import { extractedBy, type Extraction } from '../../statements/extraction';
import { answerSentences } from '../../statements/sentences';
import { EXTRACT } from './extract-prompts';

const FACTS = shape('atomic_facts', z.object({ facts: z.array(z.string().min(1)) }));

/** The atomic facts of each sentence, one call a sentence; each stands where its sentence stands. */
export function extractFacts(caller: StatementCaller, answer: string): Promise<Extraction[]> {
  const prompt = EXTRACT[caller.language];
  return Promise.all(
    answerSentences(answer).map(async (part) => {
      const messages = layout(prompt, [['sentence', part.text]]);
      const reply = await askStage(caller, { prompt: prompt.id, messages }, FACTS);
      const statements = (reply.value?.facts ?? []).map((text) => ({ text, spans: part.spans }));
      return { part, statements, ...extractedBy(reply) };
    }),
  );
}
