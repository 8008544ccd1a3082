import { FIELDS, type MappedField, type Mapping, NO_MAPPING } from '../dialect/settings';

/** Names under which each field is known, best first, folded as by `columnName`. */
const NAMES: Record<MappedField, string[]> = {
  question: list(
    'question query prompt userquery userinput instruction input message request title 问题 提问 查询 问句 用户问题 题目',
  ),
  reference: list(
    'reference ref references context contexts passage passages knowledge document documents source sourcetext evidence article doc docs retrievedcontexts retrieved premise grounding 参考 参考文本 参考资料 参考文档 上下文 文档 资料 知识 原文 证据 检索结果',
  ),
  answer: list(
    'answer response output modelanswer modelresponse modeloutput outputtext generatedanswer generation generated prediction completion reply summary summ claim statement hypothesis 回答 答案 模型回答 模型输出 回复 输出 生成 答复 摘要',
  ),
  id: list(
    'id sampleid externalid uid uuid qid exampleid itemid recordid docid index idx 编号 序号 样本编号 样本id 标识',
  ),
  generator: list('generator model modelname modelid generatormodel llm system 模型 生成模型 模型名称'),
  language: list('language lang locale 语言 语种'),
  label: list(
    'label answerlabel consistent isconsistent factual isfactual consistency factuality verdict isfactualconsistent hallucination ishallucination hallucinated ishallucinated hasfactualmistakes beginlabel gold 标签 标注 一致性 是否一致 是否幻觉 是否有幻觉 结论',
  ),
  errorType: list('errortype type category hallucinationtype labeltype typeoferror 错误类型 幻觉类型 类型'),
};
/** So general that they count only when the file has the three texts already. */
const WEAK = new Set(
  list('input message request title generated statement source type category index idx gold system'),
);

/**
 * Guesses what each column is by its name, in Chinese and English. A field that is named by two columns gets the better
 * name; a column serves one field.
 */
export function guessMapping(columns: readonly string[]): Mapping {
  const folded = columns.map(columnName);
  const mapping: Mapping = { ...NO_MAPPING };
  const taken = new Set<number>();
  const pass = (weak: boolean): void => {
    for (const field of FIELDS) {
      if (mapping[field] !== null) continue;
      const name = NAMES[field].find((candidate) => {
        const at = folded.indexOf(candidate);
        return at >= 0 && !taken.has(at) && (weak || !WEAK.has(candidate));
      });
      if (name === undefined) continue;
      taken.add(folded.indexOf(name));
      mapping[field] = columns[folded.indexOf(name)]!;
    }
  };
  pass(false);
  if (mapping.reference !== null && mapping.answer !== null) pass(true);
  return mapping;
}

/** How many of a header's names are known: tells a header from data and a right delimiter from a wrong one. */
export function knownNames(columns: readonly string[]): number {
  const known = new Set(Object.values(NAMES).flat());
  return columns.filter((column) => known.has(columnName(column))).length;
}

function list(names: string): string[] {
  return names.split(' ');
}

/** A column's name without what people write differently: case, width, spaces, underscores, hyphens, points and colons. */
export function columnName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.:：]+/g, '');
}
