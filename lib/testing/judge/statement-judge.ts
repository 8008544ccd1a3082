import type { Behaviour, ChatRequest } from './llm-server';

/** Numbered texts, as prompts show them. */
const LISTED = /^\[\{"n":1,.*\}\]$/u;

/**
 * A judge for every method that checks statements: each sentence is one statement, and whatever holds `wrong` is
 * inconsistent. It answers by the name of the schema that is asked for.
 */
export function statementJudge(request: ChatRequest, wrong: string): Behaviour {
  const { name } = request.response_format!.json_schema!;
  const shown = lastText(request.messages[1]!.content);
  const listed = LISTED.test(shown) ? (JSON.parse(shown) as { n: number; text: string }[]) : [];
  const verdictOf = (text: string) => (text.includes(wrong) ? 'inconsistent' : 'consistent');
  const labelOf = (text: string) => (text.includes(wrong) ? 'contradiction' : 'entailment');
  const replies: Record<string, () => unknown> = {
    atomic_facts: () => ({ facts: [shown] }),
    statement_verdict: () => ({ verdict: verdictOf(shown) }),
    statements: () => ({ sentences: listed.map(({ n, text }) => ({ n, statements: [text] })) }),
    statement_verdicts: () => ({
      statements: listed.map(({ n, text }) => ({ n, reason: text, verdict: verdictOf(text) })),
    }),
    triplets: () => ({
      triplets: shown
        .split(/(?<=。)|(?<=\.) /u)
        .filter((sentence) => sentence !== '')
        .map((sentence) => ({ subject: sentence, predicate: 'is', object: 'so' })),
    }),
    triplet_label: () => ({ label: labelOf(shown) }),
    triplet_labels: () => ({ statements: listed.map(({ n, text }) => ({ n, label: labelOf(text) })) }),
    wrong_segments: () => ({ wrong: listed.filter(({ text }) => text.includes(wrong)).map(({ n }) => n) }),
    answer_verdict: () => ({ reason: shown, verdict: verdictOf(shown) }),
  };
  return JSON.stringify(replies[name]!());
}

/** The text that a prompt shows last. */
const lastText = (content: string): string =>
  [...content.matchAll(/^\[\S+ ([0-9a-f]{6})\]\n([\s\S]*?)\n\[\/\S+ \1\]$/gmu)].at(-1)![2]!;
