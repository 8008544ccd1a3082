import type { ModelRecipe } from './recipe';

/** Contradiction at the level of a sentence (paper 3.2). */
export const sentenceContradiction: ModelRecipe = {
  id: 'sentence_contradiction',
  version: '1',
  errorType: 'KCont',
  reach: 'sentence',
  hasEvidence: true,
  text: {
    en: {
      task: `Task: replace one statement of the answer with a new one that the reference rules out. Do more than swap a word or add a "not": tell another state of affairs about the same point, in a sentence of your own that cannot be true if the reference is.
The reference must speak of this very point; where it is silent, the new statement would be ungrounded and contradict nothing. Keep the things spoken of apart and in their roles, and change no connection between facts: the error lies in what is said, not in a mix-up or in the logic. The new sentence fits what stands before and after it, and somebody who has not read the reference finds it plausible.`,
      steps: [
        'Choose a statement of the answer that the reference states clearly and that matters for the question.',
        'Imagine how things would be if the opposite held.',
        'Write this as a plain sentence in the style of the answer.',
        'Check that the new sentence and the reference cannot both be true, and that the rest of the answer still fits.',
      ],
      examples: [
        {
          question: 'What happens to leave that I have not taken by the end of the year?',
          reference:
            'Leave that is left at the end of the year is carried over and can be taken until 31 March. It is never paid out while the employment lasts.',
          answer:
            'You can still take it until 31 March of the next year. As long as you are employed, it is not paid out.',
          reasoning:
            'The reference states clearly that leave is never paid out during employment, which matters for the question. If the opposite held, staff could choose money. I write that they may have the days paid with a salary; the reference rules this out.',
          changes: [
            {
              before: 'As long as you are employed, it is not paid out.',
              after: 'Those who prefer money may have the days paid with their January salary.',
              reference: 'It is never paid out while the employment lasts.',
            },
          ],
          changed:
            'You can still take it until 31 March of the next year. Those who prefer money may have the days paid with their January salary.',
          why: 'The reference says that leave is never paid out during employment, and the answer now offers payment to staff.',
        },
        {
          question: 'How do fish get through the winter in Lake Orrin?',
          reference:
            'Lake Orrin is frozen from December to March. Below four metres the water stays liquid, and char and perch spend the whole winter there.',
          answer:
            'The lake is frozen from December to March. Char and perch spend this time below four metres, where the water stays liquid.',
          reasoning:
            'The reference states where the fish spend the winter. If the opposite held, they would leave the lake. I tell of such a journey, which cannot be true if they stay in the depths all winter.',
          changes: [
            {
              before: 'Char and perch spend this time below four metres, where the water stays liquid.',
              after: 'Char and perch swim up the inflowing rivers in autumn and return after the thaw.',
              reference:
                'Below four metres the water stays liquid, and char and perch spend the whole winter there.',
            },
          ],
          changed:
            'The lake is frozen from December to March. Char and perch swim up the inflowing rivers in autumn and return after the thaw.',
          why: 'By the reference the fish stay deep in the lake all winter, and the answer now makes them leave it.',
        },
      ],
    },
    zh: {
      task: `任务：把回答中的一个陈述换成另一个被参考文本排除的陈述。不能只换个反义词或加个“不”字，而要就同一点另写一句，说出另一种情形；只要参考文本属实，这句话就不可能成立。
参考文本必须明确谈到这一点；如果它没有谈到，新陈述只是缺乏依据，并不构成矛盾。不要把不同事物弄混或对调，也不要改动事实之间的联系：错在所说的内容，不在张冠李戴，也不在逻辑。新句子要与上下文衔接，让没有读过参考文本的人觉得合理。`,
      steps: [
        '选一个参考文本明确说过、对问题又重要的陈述。',
        '设想情况相反时会是什么样子。',
        '按回答的文风，把这种情形写成一句平实的话。',
        '确认新句子与参考文本不能同时成立，并与回答的其余部分相容。',
      ],
      examples: [
        {
          question: '学校对学生带手机有什么规定？',
          reference: '学生可以带手机进校，但进教室前须把手机交到班级手机柜，放学时领回，在校期间不得使用。',
          answer: '手机可以带进学校。进教室前要交到班级手机柜，放学时再领回。',
          reasoning:
            '参考文本明确规定手机要上交，在校期间不得使用。情况相反时，手机会由学生自己保管，课间也能用。我据此另写一句，它与参考文本不能同时成立。',
          changes: [
            {
              before: '进教室前要交到班级手机柜，放学时再领回。',
              after: '上课时调成静音放在书包里，课间可以拿出来用。',
              reference: '进教室前须把手机交到班级手机柜，放学时领回，在校期间不得使用。',
            },
          ],
          changed: '手机可以带进学校。上课时调成静音放在书包里，课间可以拿出来用。',
          why: '参考文本要求手机上交、在校期间不得使用，改后的回答却说由学生自己保管、课间可用。',
        },
        {
          question: '电饭煲用完以后怎样清洁？',
          reference: '内胆涂层不耐强碱洗涤剂，只能用软布手洗，严禁放入洗碗机。外壳用拧干的湿布擦拭。',
          answer: '内胆用软布手洗，不要放进洗碗机。外壳拿拧干的湿布擦一擦就行。',
          reasoning:
            '参考文本明确说内胆只能手洗，这一点关系到涂层的寿命。情况相反时，内胆可以交给洗碗机清洗。我写成一条具体的操作建议，它恰好是参考文本严禁的。',
          changes: [
            {
              before: '内胆用软布手洗，不要放进洗碗机。',
              after: '内胆放进洗碗机，选标准程序就能洗干净。',
              reference: '只能用软布手洗，严禁放入洗碗机',
            },
          ],
          changed: '内胆放进洗碗机，选标准程序就能洗干净。外壳拿拧干的湿布擦一擦就行。',
          why: '参考文本严禁把内胆放入洗碗机，改后的回答却建议用洗碗机清洗。',
        },
      ],
    },
  },
};
