/** One message of a chat. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What is asked of a model: all that its reply depends on besides endpoint, model and parameters. */
export interface ModelQuestion {
  /** Id and version of the prompt, "fact.zh/1": a change of its text is a new version. */
  prompt: string;
  /** What never changes first, what changes most last: providers cache the beginning of a prompt. */
  messages: readonly ChatMessage[];
  /** What the reply is to look like: a name ([a-z_]+) and a JSON Schema in OpenAI's strict subset; null: any text. */
  shape: { name: string; schema: Record<string, unknown> } | null;
  /** The longest reply that is asked for, in tokens. */
  maxTokens: number;
  /** The n-th independent reply to the same question, sampled at a temperature; missing: the reply itself. */
  repeat?: number;
  /** What it is sampled at; missing: 0, and 0.7 where it is repeated. */
  temperature?: number;
  /** The n-th time that the very same is asked, at temperature 0: past the replies that are stored of the times before. */
  again?: number;
}

/** The schema of its reply as it is sent; '' where any text will do. */
export const schemaText = ({ shape }: Pick<ModelQuestion, 'shape'>): string =>
  shape ? JSON.stringify(shape.schema) : '';

/** Tokens as the endpoint counted them. */
export interface Usage {
  prompt: number;
  /** Of the prompt, read from the provider's own cache. */
  cachedPrompt: number;
  completion: number;
}

/** A whole reply; whether it says anything readable is for who asked to find out. */
export interface ModelReply {
  /** By this key the reply is stored (lib/llm/reply-key.ts). */
  key: string;
  /** The reply without its reasoning blocks. */
  text: string;
  /** What the model thought aloud before it, if it did. */
  reasoning: string;
  usage: Usage;
}

/**
 * Asks a model and waits for its whole reply, however long the endpoint keeps us waiting. Retries, limits, budget and the
 * store of replies are behind it. Rejects with an LlmFault that no waiting mends.
 */
export type AskModel = (question: ModelQuestion, signal: AbortSignal) => Promise<ModelReply>;
