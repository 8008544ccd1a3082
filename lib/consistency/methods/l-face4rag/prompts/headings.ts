import type { Prompt } from './prompt';

export const EN: Prompt['headings'] = {
  reference: 'Reference',
  question: 'Question',
  answer: 'Answer',
  segment: 'Segment',
  findings: 'What the check found',
  candidates: 'Types to choose from',
};

export const ZH: Prompt['headings'] = {
  reference: '参考文本',
  question: '问题',
  answer: '回答',
  segment: '片段',
  findings: '检查结论',
  candidates: '可选类型',
};
