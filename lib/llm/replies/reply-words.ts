import { z } from 'zod';

/** What one-word answers say, in both languages, without case, spaces and marks. */
const MEANINGS = {
  yes: ['true', 'yes', 'y', 'consistent', '是', '真', '对', '正确', '一致', '相符', '符合'],
  no: [
    ...['false', 'no', 'n', 'inconsistent', 'notconsistent', '否', '假', '错', '错误', '不是', '不对'],
    ...['不正确', '不一致', '不相符', '不符合', '不符', '矛盾'],
  ],
  unsure: [
    ...['unsure', 'notsure', 'uncertain', 'unknown', 'undetermined', 'cannotdetermine', '不确定'],
    ...['无法确定', '不能确定', '无法判断', '不能判断', '未知'],
  ],
} as const;
type Meaning = keyof typeof MEANINGS;

const BY_WORD = new Map<string, Meaning>(
  Object.entries(MEANINGS).flatMap(([meaning, words]) =>
    words.map((word): [string, Meaning] => [word, meaning as Meaning]),
  ),
);

const bare = (word: string): string => word.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '');

/**
 * Puts words where a schema asks for a boolean or one of several words: another case, "是", "不一致", "Inconsistent". A
 * boolean is taken to ask whether something is so, or is consistent. What fits no option is left as it is, to be refused.
 */
export function withWords(value: unknown, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return value === null || value === undefined ? value : withWords(value, schema.unwrap());
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withWords(item, schema.element));
  if (schema instanceof z.ZodObject && isRecord(value)) {
    const shape = schema.shape as Record<string, z.core.$ZodType>;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        Object.hasOwn(shape, key) ? withWords(item, shape[key]!) : item,
      ]),
    );
  }
  if (schema instanceof z.ZodBoolean) return asBoolean(value);
  return schema instanceof z.ZodEnum ? asOption(value, schema.options) : value;
}

function asBoolean(value: unknown): unknown {
  const meaning = typeof value === 'string' ? BY_WORD.get(bare(value)) : undefined;
  return meaning === 'yes' || meaning === 'no' ? meaning === 'yes' : value;
}

function asOption(value: unknown, options: readonly (string | number)[]): unknown {
  if (options.includes(value as string)) return value;
  if (typeof value !== 'string' && typeof value !== 'boolean') return value;
  const word = bare(String(value));
  const alike = options.filter((option) => bare(String(option)) === word);
  const meaning = BY_WORD.get(word);
  const meant = options.filter((option) => meaning && BY_WORD.get(bare(String(option))) === meaning);
  const found = alike.length > 0 ? alike : meant;
  return found.length === 1 ? found[0] : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
