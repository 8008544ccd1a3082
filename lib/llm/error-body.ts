/**
 * An endpoint's error in the form of the protocol, `{"error": ...}`. Programs beside OpenAI's have their own: older vLLM,
 * LMDeploy and FastChat say `{"object": "error", "message", "code"}`, DashScope's gateway `{"code", "message", "request_id"}`.
 * Empty for any other body: an address may lead to a service that is no model, whose words are nobody's business here.
 */
export function toProtocolError(body: unknown): { error?: unknown } {
  if (!isRecord(body)) return {};
  if (body.error) return { error: body.error };
  const ofVllm = body.object === 'error';
  const ofDashScope = typeof body.code === 'string' && typeof body.request_id === 'string';
  return ofVllm || ofDashScope ? { error: body } : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
