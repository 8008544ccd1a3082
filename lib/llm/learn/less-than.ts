import type { FaultKind, LlmFault } from '../fault';
import { type ModelFeatures, RESPONSE_FORMATS } from '../features';
import type { ModelQuestion } from '../question';
import { outputLimit, promptOverrun } from './refused-length';
import { leastReply, ourTokens, replyTokens, SPARE_TOKENS } from './reply-tokens';

/** Kinds of faults whose words may be about how we asked. */
const ABOUT_ASKING = new Set<FaultKind>(['rejected', 'too_long', 'unreadable']);

/** The longest reply, as parameters and sentences name it. */
const TOKEN_LIMIT = /max(imum)?.?(completion.?|new.?|output.?)?tokens/i;

type Less = (features: ModelFeatures, refusal: Refusal) => ModelFeatures | null;
interface Refusal {
  words: string;
  /** The fault says that the prompt is too long. */
  tooLong: boolean;
  question: ModelQuestion;
}

/** Parameters as endpoints name them, and what to ask for when one is refused; null where there is nothing less. */
const RULES: readonly { named: RegExp; less: Less }[] = [
  {
    // Not within a model's name, such as Seed-OSS.
    named: /(?<![\w-])seed(?![\w-])/i,
    less: (features) => (features.seed ? { ...features, seed: false } : null),
  },
  {
    // Of Gemma, behind vLLM and SGLang and at Google itself, and of o1-mini.
    named: /\bsystem.? role|role.{0,30}\bsystem\b|developer instruction/i,
    less: (features) => (features.systemRole ? { ...features, systemRole: false } : null),
  },
  {
    named: /temperature/i,
    less: (features) => (features.temperature ? { ...features, temperature: false } : null),
  },
  { named: TOKEN_LIMIT, less: lessOutput },
  {
    named:
      /response.?(format|schema)|json.?(schema|object|mode|output)|word .?json|structured|guided|grammar|schema|additionalProperties/i,
    less: weakerFormat,
  },
];

/** The parameter itself is refused, not its value. */
const UNKNOWN_PARAMETER =
  /unsupported parameter|unrecogni[sz]ed|unknown|unexpected|forbidden|extra (inputs|fields)|not (supported|permitted|allowed)|(does not|doesn't) support|use '?max_|cannot find field/i;

/** A schema that was taken, and a reply that did not keep to it. */
const ABOUT_THE_REPLY = /failed_generation|json_validate_failed|failed to generate json|generated json/i;

/**
 * What to ask for after a refusal that is about a parameter, an output limit or a context, by the endpoint's words. Null when
 * it is about something else, or when there is nothing less to ask for: then the fault stands.
 */
export function lessThan(
  features: ModelFeatures,
  fault: LlmFault,
  question: ModelQuestion,
): ModelFeatures | null {
  if (!ABOUT_ASKING.has(fault.kind)) return null;
  // Without the status, and 4,096 as 4096.
  const words = fault.message.replace(/^\d{3} /, '').replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1');
  const overrun = promptOverrun(words, replyTokens(features, question));
  if (overrun) return shorterReply(features, overrun, question);
  for (const { less } of inOrderOfMention(words)) {
    const found = less(features, { words, tooLong: fault.kind === 'too_long', question });
    if (found) return found;
  }
  return null;
}

/** The first that is named is what is refused; others may be named as examples. */
function inOrderOfMention(words: string) {
  return RULES.map((rule) => ({ rule, at: words.search(rule.named) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ rule }) => rule);
}

function weakerFormat(features: ModelFeatures, { words }: Refusal): ModelFeatures | null {
  const weaker = RESPONSE_FORMATS[RESPONSE_FORMATS.indexOf(features.responseFormat) + 1];
  return weaker && !ABOUT_THE_REPLY.test(words) ? { ...features, responseFormat: weaker } : null;
}

/** A shorter reply where the number was refused; where the parameter was, or no number helps, the other parameter or none. */
function lessOutput(features: ModelFeatures, { words, tooLong, question }: Refusal): ModelFeatures | null {
  const asked = replyTokens(features, question);
  const least = leastReply(question);
  const unknown = UNKNOWN_PARAMETER.test(words);
  const told = unknown ? null : outputLimit(words.slice(words.search(TOKEN_LIMIT)), asked);
  if (told !== null) return { ...features, maxOutput: told };
  if (tooLong) return null;
  if (!unknown && asked > least) return { ...features, maxOutput: Math.max(least, Math.floor(asked / 2)) };
  if (features.tokenLimit === 'none') return null;
  const other = features.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  return { ...features, tokenLimit: features.otherTokenLimit ? other : 'none', otherTokenLimit: false };
}

/** Prompt and reply together were too long: asks for less of a reply while the prompt leaves room for one. */
function shorterReply(
  features: ModelFeatures,
  { contextLength, prompt }: { contextLength: number; prompt: number | null },
  question: ModelQuestion,
): ModelFeatures | null {
  const room = contextLength - (prompt ?? ourTokens(question));
  if (room < leastReply(question)) return null;
  const known = { ...features, contextLength: Math.min(contextLength, features.contextLength ?? Infinity) };
  const asked = replyTokens(features, question);
  const fits = (reply: number): boolean => reply < asked && (prompt === null || reply <= room);
  if (fits(replyTokens(known, question))) return known;
  // It counts more tokens than we do.
  const ours = Math.max(1, ourTokens(question));
  const scale = prompt === null ? features.promptScale * 1.25 : (prompt - SPARE_TOKENS) / ours;
  const counted = { ...known, promptScale: Math.max(known.promptScale, Math.ceil(scale * 100) / 100) };
  return fits(replyTokens(counted, question)) ? counted : null;
}
