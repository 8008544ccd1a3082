/**
 * An endpoint's error in the form of the protocol, `{"error": ...}`. Programs beside OpenAI's have their own: vLLM and
 * LMDeploy `{"object": "error", ...}`, gateways `{"code", "message"}`, FastAPI `{"detail"}`, MiniMax `{"base_resp"}`, Gemini a
 * list of one. Empty for any other body: an address may lead to a service that is no model, whose words are nobody's business here.
 */
export function toProtocolError(body: unknown): { error?: unknown } {
  if (Array.isArray(body) && body.length === 1 && isRecord(body[0])) return toProtocolError(body[0]);
  if (!isRecord(body)) return {};
  if (body.error) return { error: body.error };
  if (isRecord(body.base_resp)) return { error: body.base_resp };
  const ofVllm = String(body.object).toLowerCase() === 'error';
  const ofGateway = has(body, ['code', 'message']) && holdsOnly(body, OF_GATEWAYS);
  const ofFastApi = has(body, ['detail']) && holdsOnly(body, ['detail']);
  return ofVllm || ofGateway || ofFastApi ? { error: body } : {};
}

/** What SiliconFlow, DashScope, Volcengine and DeepSeek put beside code and message; other services put more. */
const OF_GATEWAYS = ['code', 'message', 'data', 'id', 'param', 'request_id', 'type', 'metadata'];

const has = (body: object, keys: string[]): boolean => keys.every((key) => key in body);
const holdsOnly = (body: object, keys: string[]): boolean =>
  Object.keys(body).every((key) => keys.includes(key));

/** What an error in the form of the protocol says. */
export interface SaidError {
  /** For people; empty where there is none. */
  words: string;
  /** Codes and types, the outermost first. */
  codes: string[];
  /** What the model wrote, where it failed for its form. */
  generated: string | null;
}

const DEEPEST = 5;

/** Reads an error however it is nested: text, JSON in a text, FastAPI's list of fields, or what a router's provider said. */
export function readError(error: unknown): SaidError {
  return read(error, 0);
}

function read(said: unknown, depth: number): SaidError {
  if (depth > DEEPEST) return NOTHING;
  if (typeof said === 'string') return readText(said, depth);
  if (Array.isArray(said)) return joined(said.map((item) => read(item, depth + 1)));
  if (!isRecord(said)) return NOTHING;
  const { message, msg, detail, error, metadata, innererror, failed_generation: generated } = said;
  const told = [message, msg, said.status_msg, detail, error].find(
    (part) => part !== undefined && part !== null,
  );
  const { raw, reasons } = isRecord(metadata) ? metadata : {};
  const nested = [told, raw, reasons].map((part) => read(part, depth + 1));
  const within = isRecord(innererror) ? [innererror.code] : [];
  const codes = [said.code, said.status_code, said.type, ...within].filter(isCode).map(String);
  const all = joined(nested, ': ');
  return {
    words: Array.isArray(said.loc) && all.words ? `${said.loc.join('.')}: ${all.words}` : all.words,
    codes: [...codes, ...all.codes],
    generated: typeof generated === 'string' ? generated : all.generated,
  };
}

function readText(text: string, depth: number): SaidError {
  const plain = { ...NOTHING, words: text.trim() };
  if (!/^\s*[{[]/.test(text)) return plain;
  try {
    const inside = read(JSON.parse(text), depth + 1);
    return inside.words || inside.codes.length > 0 ? inside : plain;
  } catch {
    return plain;
  }
}

const NOTHING: SaidError = { words: '', codes: [], generated: null };

const joined = (parts: SaidError[], between = '; '): SaidError => ({
  words: [...new Set(parts.map(({ words }) => words).filter(Boolean))].join(between),
  codes: parts.flatMap(({ codes }) => codes),
  generated: parts.find(({ generated }) => generated !== null)?.generated ?? null,
});

const isCode = (code: unknown): code is string | number =>
  (typeof code === 'string' && code !== '') || typeof code === 'number';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
