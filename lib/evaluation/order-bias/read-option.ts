import { splitReasoning } from '@/lib/llm/replies/think';
import { BARE, BOTH, DECLARED, FIRST, LEADING, NAMED_OPTION, NEGATION, STANDALONE } from './choice-words';
import type { Choice } from './order-outcome';

const CLAUSE_END = /[.。!?;,\n]|\b(?:because|since|as|while|whereas|but)\b|因为|由于|而|但/i;

/**
 * Reads which of two options a reply chooses, in English and Chinese, or null where that is not beyond doubt: a denial,
 * both options, none, or a reply that was cut while reasoning. `{"choice":"A"}` is read as such.
 */
export function readOption(reply: string): Choice | null {
  const { text, open } = splitReasoning(reply);
  if (open) return null;
  const plain = withoutMarks(text.normalize('NFKC'));
  if (/^\{/.test(plain)) return choiceOfJson(plain);
  const bare = BARE.exec(plain)?.[1];
  if (bare) return bare.toUpperCase() as Choice;
  const declared = declaredIn(plain);
  if (declared.size > 0) return only(declared);
  return leading(plain) ?? mentioned(plain);
}

/** Without the marks of Markdown and the fence of a block. */
function withoutMarks(text: string): string {
  return text
    .replace(/^```\w*\s*|\s*```$/g, '')
    .replace(/[*_`#>]/g, '')
    .trim();
}

function choiceOfJson(text: string): Choice | null {
  try {
    const { choice } = JSON.parse(text) as { choice?: unknown };
    return choice === 'A' || choice === 'B' ? choice : null;
  } catch {
    return null;
  }
}

/** Options that clauses without a denial declare as the answer. */
function declaredIn(text: string): Set<Choice> {
  const found = new Set<Choice>();
  for (const clause of text.split(CLAUSE_END)) {
    const named = optionsIn(clause, DECLARED);
    const all = new Set([...named, ...optionsIn(clause, NAMED_OPTION)]);
    if (named.size === 0) continue;
    if (NEGATION.test(clause) || BOTH.test(clause)) return new Set(['A', 'B']);
    for (const option of all) found.add(option);
  }
  return found;
}

/** The option that opens the reply, unless what follows opens with the other one or speaks of both. */
function leading(text: string): Choice | null {
  const found = LEADING.exec(text);
  if (!found) return null;
  const choice = found[1] as Choice;
  const rest = text.slice(found[0].length);
  const next = FIRST.exec(rest)?.[1] ?? choice;
  return next !== choice || BOTH.test(rest) ? null : choice;
}

/** The one option that the reply speaks of, if it denies nothing. */
function mentioned(text: string): Choice | null {
  const named = optionsIn(text, NAMED_OPTION);
  if (named.size === 0 || NEGATION.test(text) || BOTH.test(text)) return null;
  return only(new Set([...named, ...optionsIn(text, STANDALONE)]));
}

function optionsIn(text: string, pattern: RegExp): Set<Choice> {
  return new Set([...text.matchAll(pattern)].map((found) => found.slice(1).find(Boolean) as Choice));
}

const only = (options: Set<Choice>): Choice | null => (options.size === 1 ? [...options][0]! : null);
