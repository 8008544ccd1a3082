import type { Headings } from './prompt';

export const EN: Headings = {
  reference: 'reference',
  question: 'question',
  answer: 'answer',
  segment: 'segment',
  segments: 'segments',
  findings: 'findings',
  types: (list) => `Types to choose from: ${list}`,
  objection: (words) => `An earlier check of this segment does not stand: ${words} Check it again.`,
  withFacts:
    'This time look at the facts too: a detail that the reference does not bear out is inconsistent here as well.',
};

export const ZH: Headings = {
  reference: '参考文本',
  question: '问题',
  answer: '回答',
  segment: '片段',
  segments: '片段',
  findings: '检查结论',
  types: (list) => `可选类型：${list}`,
  objection: (words) => `此前对该片段的检查不成立：${words}请重新检查。`,
  withFacts: '这一次同时核对事实：参考文本不能支持的细节，在这里也判为 inconsistent。',
};
