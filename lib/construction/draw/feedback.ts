import type { PromptLanguage } from '@/lib/consistency/ask/prompt';
import type { Flaw } from './flaw';

/** Longer quotes of what is wrong are cut. */
const MOST_QUOTED = 200;

/** What a model is told of its own changed answer before it is asked for another one. */
const SAID: Record<
  PromptLanguage,
  Record<Exclude<Flaw, 'not_possible' | 'duplicate'>, (at: string) => string>
> = {
  en: {
    wrong_type: (at) => `it holds "${at}" and not what the task asks for`,
    unchanged: () => 'the answer is the same as before',
    number_of_changes: (at) => `"changes" has to hold exactly one change; it holds ${at}`,
    before_missing: (at) => `"before" does not stand in the answer as it is quoted: ${at}`,
    beyond_changes: (at) => `"answer" is not the given answer with this one change; it differs here: ${at}`,
    evidence_missing: (at) => `the quote in "reference" does not stand in the reference: ${at}`,
    too_much: (at) => `more is changed than the task allows: ${at}`,
    words_gone: (at) => `the task only adds, but this is gone: ${at}`,
    new_words: (at) => `the task only lets words change places, but these are new: ${at}`,
    length: (at) => `the changed answer has ${at} characters, which is far from the length of the answer`,
    language: () => 'the changed answer is in another language than the answer',
    repeats: (at) => `a sentence stands twice: ${at}`,
    in_reference: (at) => `this is what the reference or the answer says already, and so no error: ${at}`,
    new_figure: (at) => `neither the reference nor the answer has this figure: ${at}`,
    touches_earlier: (at) =>
      `this sentence was changed for another task before and has to stay as it is; change another one: ${at}`,
  },
  zh: {
    wrong_type: (at) => `其中的类型是 "${at}"，不是任务要求的`,
    unchanged: () => '回答与原来相同',
    number_of_changes: (at) => `"changes" 必须恰好含一处改动，现在是 ${at} 处`,
    before_missing: (at) => `"before" 与回答中的原文不符：${at}`,
    beyond_changes: (at) => `"answer" 不是原回答加上这一处改动，此处另有不同：${at}`,
    evidence_missing: (at) => `"reference" 引用的文字不在参考文本中：${at}`,
    too_much: (at) => `改动超出了任务允许的范围：${at}`,
    words_gone: (at) => `任务只要求添加，这些文字却不见了：${at}`,
    new_words: (at) => `任务只要求对调位置，这些词却是新的：${at}`,
    length: (at) => `改写后的回答有 ${at} 个字符，与原回答的长度相差太多`,
    language: () => '改写后的回答换了语言',
    repeats: (at) => `有一个句子重复出现：${at}`,
    in_reference: (at) => `这是参考文本或原回答已有的内容，因此不是错误：${at}`,
    new_figure: (at) => `参考文本和原回答中都没有这个数字：${at}`,
    touches_earlier: (at) => `这一句已为另一项任务改动过，必须保持现状，请改动别的句子：${at}`,
  },
};

/** Asks for another changed answer, with what is wrong with the last. */
export function feedback(language: PromptLanguage, flaw: keyof (typeof SAID)['en'], at: string): string {
  const what = SAID[language][flaw](at.slice(0, MOST_QUOTED));
  return language === 'zh'
    ? `这个结果不能使用：${what}。请重新完成任务，按同样的格式输出。`
    : `This cannot be used: ${what}. Do the task again, and reply in the same form.`;
}
