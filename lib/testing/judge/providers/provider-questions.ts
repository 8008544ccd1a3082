import { countTokens } from '@/lib/llm/count-tokens';
import { LONGEST_REPLY } from '@/lib/llm/learn/reply-tokens';
import type { ModelQuestion } from '@/lib/llm/question';
import type { ChatRequest } from '../llm-server';

export type Language = 'zh' | 'en';

const WORDS = {
  zh: {
    system: '你核对片段与参考文本是否一致，只用一个 JSON 对象回答。',
    rule: (n: number) => `规则${n}：数字、人名和地名必须与参考文本相同，说法可以不同。`,
    filler: (n: number) => `第${n}条记录说河上天气平常。`,
    asked: (segment: string) =>
      `参考文本：水在海平面的沸点是 100 ℃。\n片段：${segment}\n回答：{"consistent": boolean, "reason": string}`,
    reason: '沸点相同。',
  },
  en: {
    system: 'You check segments against a reference and answer with one JSON object.',
    rule: (n: number) =>
      `Rule ${n}: numbers, people and places must be those of the reference, wording may differ.`,
    filler: (n: number) => `Note ${n} says that the weather on the river was plain.`,
    asked: (segment: string) =>
      `Reference: water boils at 100 °C at sea level.\nSegment: ${segment}\nAnswer: {"consistent": boolean, "reason": string}`,
    reason: 'The boiling point is the same.',
  },
};
/** So many that the beginning of the prompt is long enough for every provider's cache. */
const RULES = 80;

/** A judge's question: rules that never change, then the segment. `notes`: more of the reference, in sentences. */
export function questionIn(language: Language, segment: string, notes = 0): ModelQuestion {
  const { system, rule, filler, asked } = WORDS[language];
  const lines = (count: number, line: (n: number) => string) =>
    Array.from({ length: count }, (_, at) => line(at + 1)).join('\n');
  return {
    prompt: `fact.${language}/1`,
    messages: [
      { role: 'system', content: `${system}\n${lines(RULES, rule)}` },
      { role: 'user', content: `${lines(notes, filler)}\n${asked(segment)}` },
    ],
    shape: {
      name: 'fact_check',
      schema: {
        type: 'object',
        properties: { consistent: { type: 'boolean' }, reason: { type: 'string' } },
        required: ['consistent', 'reason'],
        additionalProperties: false,
      },
    },
    maxTokens: LONGEST_REPLY,
  };
}

/** A question of so many tokens by a provider's count, or a few less. */
export function longQuestion(
  language: Language,
  { tokenScale }: { tokenScale: number },
  tokens: number,
): ModelQuestion {
  const count = (notes: number) => countTokens(questionIn(language, 'A', notes).messages);
  const fewest = count(20);
  const each = (count(220) - fewest) / 200;
  return questionIn(language, 'A', Math.floor((Math.floor(tokens / tokenScale) - fewest) / each) + 20);
}

/** A judge that finds everything consistent, in the language in which it is asked. */
export const agrees = ({ messages }: ChatRequest): string =>
  JSON.stringify({ consistent: true, reason: WORDS[languageOf(messages[0]!.content)].reason });

/** What it says in a language. */
export const agreement = (language: Language) => ({ consistent: true, reason: WORDS[language].reason });

const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
