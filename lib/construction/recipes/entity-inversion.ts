import type { ModelRecipe } from './recipe';

/** Entities that change places (paper 3.1). */
export const entityInversion: ModelRecipe = {
  id: 'entity_inversion',
  version: '1',
  errorType: 'KInve',
  reach: 'sentence',
  hasEvidence: true,
  keeps: 'same',
  text: {
    en: {
      task: `Task: let two things of the answer change places. Take two people, bodies, things, places, values, steps or processes that the reference tells apart, and give each the place of the other, so that each is said of the wrong one.
Both stand in the reference and both stay in the answer; bring in nothing new. A value that is merely wrong would be a contradiction, and two facts merged into one would be a conflation. Do not swap cause and effect, as this is an error of logic. Choose two things of the same kind, so that the swapped sentence stays fluent and plausible to somebody who has not read the reference.`,
      steps: [
        'Find places where the answer tells two things of the same kind apart, each with what belongs to it.',
        'Choose a pair whose swap changes the meaning and sounds natural.',
        'Swap the two, and leave all other words as they are.',
        'Check with the reference that both halves are wrong now.',
      ],
      examples: [
        {
          question: 'When are the bins emptied in Hill Street?',
          reference:
            'In Hill Street, paper bins are emptied on the first Monday of the month and garden waste on the third Thursday. Bins must stand at the kerb by 6 a.m.',
          answer:
            'Paper is collected on the first Monday of the month, garden waste on the third Thursday. Put the bins out by 6 a.m.',
          reasoning:
            'The answer gives paper and garden waste a day each. Both days are of the same kind, and a swap sends residents out on the wrong day. After the swap each kind of waste has the day of the other.',
          changes: [
            {
              before: 'on the first Monday of the month, garden waste on the third Thursday',
              after: 'on the third Thursday of the month, garden waste on the first Monday',
              reference:
                'paper bins are emptied on the first Monday of the month and garden waste on the third Thursday',
            },
          ],
          changed:
            'Paper is collected on the third Thursday of the month, garden waste on the first Monday. Put the bins out by 6 a.m.',
          why: 'The days of paper and garden waste have changed places.',
        },
        {
          question: 'Who pays for repairs in the flat?',
          reference:
            'The landlord pays for repairs to the roof, the pipes and the heating. The tenant pays for small repairs up to 75 euros each.',
          answer:
            'The landlord bears the cost of repairs to roof, pipes and heating. Small repairs up to 75 euros are paid by the tenant.',
          reasoning:
            'The answer tells apart what the landlord and what the tenant pays. If the two swap roles, both sentences are still fluent. The reference then says the reverse of each.',
          changes: [
            {
              before:
                'The landlord bears the cost of repairs to roof, pipes and heating. Small repairs up to 75 euros are paid by the tenant.',
              after:
                'The tenant bears the cost of repairs to roof, pipes and heating. Small repairs up to 75 euros are paid by the landlord.',
              reference:
                'The landlord pays for repairs to the roof, the pipes and the heating. The tenant pays for small repairs up to 75 euros each.',
            },
          ],
          changed:
            'The tenant bears the cost of repairs to roof, pipes and heating. Small repairs up to 75 euros are paid by the landlord.',
          why: 'Landlord and tenant have changed places, so that each now pays what the reference lays on the other.',
        },
      ],
    },
    zh: {
      task: `任务：让回答中的两个对象对调位置。选参考文本分别说明的两个人、机构、事物、地点、数值、步骤或过程，让它们互换，使各自的说法都安到了对方头上。
两个对象都出自参考文本，对调后都还在回答里，不要引入新内容。如果只是一个数值写错，那是矛盾；如果把两个事实并成一个，那是混淆拼接。不要对调原因和结果，那属于逻辑错误。两个对象要属于同一类，这样对调后的句子依然通顺，没有读过参考文本的人会觉得合理。`,
      steps: [
        '找出回答中分别说明两个同类对象的地方，看清各自的内容。',
        '选一对对调后意思改变、读来又自然的对象。',
        '把二者对调，其余字句保持原样。',
        '对照参考文本，确认对调后两边的说法都不对。',
      ],
      examples: [
        {
          question: '低保申请交上去以后由谁审核？',
          reference: '低保申请材料先由街道办事处初审，再由区民政局复核，复核通过后公示七天。',
          answer: '材料先由街道办事处初审，再由区民政局复核，通过后公示七天。',
          reasoning:
            '回答分别说明了街道办事处和区民政局的职责。两者都是审核机构，对调后句子仍然通顺。参考文本说初审在街道办事处，复核在区民政局，对调后两处都不对。',
          changes: [
            {
              before: '先由街道办事处初审，再由区民政局复核',
              after: '先由区民政局初审，再由街道办事处复核',
              reference: '低保申请材料先由街道办事处初审，再由区民政局复核',
            },
          ],
          changed: '材料先由区民政局初审，再由街道办事处复核，通过后公示七天。',
          why: '街道办事处与区民政局互换了位置，初审和复核的机构都与参考文本不符。',
        },
        {
          question: '充电桩的指示灯是什么意思？',
          reference: '绿灯常亮表示正在充电，蓝灯闪烁表示系统正在升级，红灯亮起时请停止使用并报修。',
          answer: '绿灯常亮是正在充电，蓝灯闪烁是系统在升级。红灯亮了就要停用并报修。',
          reasoning:
            '回答说明了绿灯和蓝灯各自的含义。红灯涉及安全，改了容易被看破，所以选绿灯和蓝灯对调。对调后两种灯的含义都与参考文本不符。',
          changes: [
            {
              before: '绿灯常亮是正在充电，蓝灯闪烁是系统在升级',
              after: '绿灯常亮是系统在升级，蓝灯闪烁是正在充电',
              reference: '绿灯常亮表示正在充电，蓝灯闪烁表示系统正在升级',
            },
          ],
          changed: '绿灯常亮是系统在升级，蓝灯闪烁是正在充电。红灯亮了就要停用并报修。',
          why: '绿灯和蓝灯的含义互换了，与参考文本的说明正好相反。',
        },
      ],
    },
  },
};
