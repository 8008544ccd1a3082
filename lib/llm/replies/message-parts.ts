/** What a message says, apart from what was thought before it. */
interface MessageParts {
  text: string;
  reasoning: string[];
  refusal: string;
}

/**
 * Reads the message of a reply: content as text or as a list of parts (Mistral puts its thinking there), and reasoning in a
 * field of its own, which DeepSeek and vLLM call `reasoning_content`, Groq and Ollama `reasoning`, OpenRouter that and
 * `reasoning_details`.
 */
export function readParts(message: object): MessageParts {
  const {
    content,
    refusal,
    reasoning,
    reasoning_content: apart,
    reasoning_details: details,
  } = message as Record<string, unknown>;
  const parts = Array.isArray(content) ? content : [content];
  const textOf = (kind: 'text' | 'reasoning' | 'refusal'): string[] =>
    parts.filter((part) => kindOf(part) === kind).map(plainText);
  return {
    text: textOf('text').join(''),
    reasoning: [...new Set([apart, reasoning, details].map(plainText)), ...textOf('reasoning')]
      .map((thought) => thought.trim())
      .filter(Boolean),
    refusal: [plainText(refusal), ...textOf('refusal')].filter(Boolean).join('\n'),
  };
}

const THINKING = new Set(['thinking', 'reasoning', 'redacted_thinking']);

function kindOf(part: unknown): 'text' | 'reasoning' | 'refusal' {
  const type = isRecord(part) ? String(part.type ?? '') : '';
  if (THINKING.has(type)) return 'reasoning';
  return type === 'refusal' ? 'refusal' : 'text';
}

/** The text of a part, whichever key and however many parts of its own it has. */
function plainText(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(plainText).join('');
  if (!isRecord(part)) return '';
  return plainText(part.text ?? part.thinking ?? part.reasoning ?? part.summary ?? part.refusal ?? '');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
