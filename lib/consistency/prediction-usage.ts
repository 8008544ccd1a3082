import type { AskModel, Usage } from '@/lib/llm/question';
import type { Prediction } from './method';

/** A port that remembers what each reply took, and a prediction with it: the tokens of every stage of every segment. */
export function usageBook(ask: AskModel): { ask: AskModel; book(prediction: Prediction): Prediction } {
  const known = new Map<string, Usage>();
  return {
    async ask(question, signal) {
      const reply = await ask(question, signal);
      known.set(reply.key, reply.usage);
      return reply;
    },
    book: ({ segments }) => ({
      segments: segments.map((segment) => {
        const { machine } = segment;
        if (!machine.steps) return segment;
        const usage = Object.fromEntries(
          Object.entries(machine.steps.replies).map(([stage, keys]) => [stage, sum(keys, known)]),
        );
        return { ...segment, machine: { ...machine, usage } };
      }),
    }),
  };
}

function sum(keys: readonly string[], known: ReadonlyMap<string, Usage>): Usage {
  const total: Usage = { prompt: 0, cachedPrompt: 0, completion: 0 };
  for (const key of keys)
    for (const kind of ['prompt', 'cachedPrompt', 'completion'] as const)
      total[kind] += known.get(key)?.[kind] ?? 0;
  return total;
}
