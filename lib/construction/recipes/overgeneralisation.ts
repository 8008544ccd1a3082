import type { ModelRecipe } from './recipe';

/** What holds of a specific thing said of a broader class (paper 3.1). */
export const overgeneralisation: ModelRecipe = {
  id: 'overgeneralisation',
  version: '1',
  errorType: 'LOver',
  reach: 'words',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: let the answer say of a broader class what the reference says of a specific thing only. Replace the specific thing (a kind, a group, a place, a time, a case) with a class that includes it, or take away the words that restrict it.
The broader class must really include the specific thing; another thing on the same level would be a substitution. The reference must not rule the broader statement out explicitly, as this would be a contradiction: it simply does not support it. The quality itself, all figures and all connections stay as they are. The broader statement sounds like common knowledge to somebody who has not read the reference.`,
      steps: [
        'Find statements of the answer that the reference restricts to a specific thing.',
        'For each, name the next broader class to which that thing belongs.',
        'Choose the one where the broader statement is plausible but goes beyond the reference.',
        'Check that the reference supports it for the specific thing only, and that the sentence agrees in grammar.',
      ],
      examples: [
        {
          question: 'Do pensioners have to pay for transport in the county?',
          reference:
            'Residents aged 70 and over travel free on the regional buses of the county. They need a pass, which the bus company issues within a week.',
          answer:
            'Residents aged 70 and over travel free on the regional buses. They need a pass, which is issued within a week.',
          reasoning:
            'The reference grants free travel on regional buses. These belong to public transport, which includes trains and ferries as well. The reference says nothing of those, and free public transport for older people is plausible.',
          changes: [
            {
              before: 'on the regional buses',
              after: 'on all public transport',
              reference: 'Residents aged 70 and over travel free on the regional buses of the county.',
            },
          ],
          changed:
            'Residents aged 70 and over travel free on all public transport. They need a pass, which is issued within a week.',
          why: 'The reference grants free travel on regional buses, and the answer extends it to all public transport.',
        },
        {
          question: 'What did the trial of the new inhaler show?',
          reference:
            'In the trial, adults with mild asthma woke up less often at night when they used the new inhaler. The trial lasted twelve weeks.',
          answer:
            'Over twelve weeks, adults with mild asthma who used the new inhaler woke up less often at night.',
          reasoning:
            'The reference tells the result for adults with mild asthma. They belong to the patients with asthma, who include children and severe cases. A trial on such patients is plausible, but the reference does not support it.',
          changes: [
            {
              before: 'adults with mild asthma',
              after: 'patients with asthma',
              reference: 'adults with mild asthma woke up less often at night when they used the new inhaler',
            },
          ],
          changed:
            'Over twelve weeks, patients with asthma who used the new inhaler woke up less often at night.',
          why: 'The result for adults with mild asthma is now told of patients with asthma as a whole.',
        },
      ],
    },
    zh: {
      task: `任务：参考文本只就某个特定对象所说的内容，让回答说成更大范围的一类都如此。可以把特定的对象（品种、人群、地点、时间、情形）换成包含它的类别，也可以去掉限定它的词语。
新的类别必须确实包含原来的对象；换成并列的另一个对象则是概念替换。参考文本也不能明说更大的范围不成立，否则就是矛盾：它只是支持不了这么大的范围。所说的性质、全部数字和事实之间的联系都保持不变。扩大后的说法要像常识，让没有读过参考文本的人觉得可信。`,
      steps: [
        '找出回答中被参考文本限定于特定对象的说法。',
        '分别说出该对象所属的上一级类别。',
        '选出扩大后听来合理、却超出参考文本的一个。',
        '确认参考文本只支持特定对象，并检查语句是否通顺。',
      ],
      examples: [
        {
          question: '山坡地适合种什么果树？',
          reference: '兔眼蓝莓根系较深，耐旱，适合在山坡地种植。定植前要把土壤pH值调到5左右。',
          answer: '适合种兔眼蓝莓，根系较深，也耐旱。定植前要把土壤pH值调到5左右。',
          reasoning:
            '参考文本说的是兔眼蓝莓。它是蓝莓的一类，蓝莓还包括高丛蓝莓等其他种类。说各种蓝莓都耐旱、适合坡地，听来合理，但参考文本只支持兔眼蓝莓。',
          changes: [
            {
              before: '兔眼蓝莓',
              after: '各种蓝莓',
              reference: '兔眼蓝莓根系较深，耐旱，适合在山坡地种植。',
            },
          ],
          changed: '适合种各种蓝莓，根系较深，也耐旱。定植前要把土壤pH值调到5左右。',
          why: '参考文本只说兔眼蓝莓适合坡地，回答把它扩大到了各种蓝莓。',
        },
        {
          question: '学生可以在家上晚自习吗？',
          reference: '高三走读生经家长书面申请，可以在家上晚自习。班主任每周抽查一次作业。',
          answer: '高三走读生可以，须由家长书面申请，班主任每周抽查一次作业。',
          reasoning:
            '参考文本把这项规定限于高三走读生。去掉年级的限定，就成了全体走读生。学校对走读生统一规定很常见，但其他年级能否这样，参考文本没有说。',
          changes: [
            {
              before: '高三走读生',
              after: '走读生都',
              reference: '高三走读生经家长书面申请，可以在家上晚自习。',
            },
          ],
          changed: '走读生都可以，须由家长书面申请，班主任每周抽查一次作业。',
          why: '参考文本只允许高三走读生在家上晚自习，回答扩大到了所有走读生。',
        },
      ],
    },
  },
};
