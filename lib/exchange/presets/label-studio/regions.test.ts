import { describe, expect, it } from 'vitest';
import { convertedTasks, labelledRegion, labelTask } from '@/lib/testing/label-studio-task';

describe('regions of Label Studio', () => {
  const spanOf = (id: string, to_name: string, start: number, end: number, text: string | null) => ({
    ...{ id, from_name: 'label', to_name, type: 'labels' },
    value: { start, end, ...(text !== null && { text }), labels: ['KCont'] },
  });
  const twoTexts = {
    ...labelTask(11, {}),
    data: {
      question: 'q',
      reference: 'The same words. Red roof here.',
      answer: 'The same words. It has a blue roof.',
    },
  };
  const onAnswer = (name: string) => spanOf('b', name, 16, 35, 'It has a blue roof.');
  it.each([
    ['the reference, by the name of its field', [spanOf('a', 'reference', 0, 15, null), onAnswer('answer')]],
    ['the question, by the name of its field', [spanOf('a', 'question', 0, 1, null), onAnswer('answer')]],
    [
      'a text of another name whose regions fit the reference alone',
      [
        spanOf('a', 'txt-1', 0, 15, 'The same words.'),
        spanOf('c', 'txt-1', 16, 24, 'Red roof'),
        onAnswer('txt-2'),
      ],
    ],
  ])('a region on %s: no label of the answer, and said so', async (_, result) => {
    const { samples, notes, rejected } = await convertedTasks({
      ...twoTexts,
      annotations: [{ completed_by: 1, result }],
    });
    expect(rejected).toEqual([]);
    expect(samples[0]!.annotations.map(({ labels }) => labels.map(({ text }) => text))).toEqual([
      ['It has a blue roof.'],
    ]);
    expect(notes).toEqual([{ code: 'label_dropped', about: ['KCont'], count: 1 }]);
  });

  it('regions on a text of any other name that fits the answer: labels of the answer', async () => {
    const result = [spanOf('a', 'txt-1', 0, 15, 'The same words.'), onAnswer('txt-1')];
    const { samples, notes } = await convertedTasks({
      ...twoTexts,
      annotations: [{ completed_by: 1, result }],
    });
    expect(samples[0]!.annotations[0]!.labels.map(({ text }) => text)).toEqual([
      'The same words.',
      'It has a blue roof.',
    ]);
    expect(notes).toEqual([]);
  });

  const why = (id: string, start: number, end: number, text: string) => ({
    ...{ id, from_name: 'why', to_name: 'answer', type: 'textarea' },
    value: { start, end, text: [text] },
  });

  it('a label of a place that means no verdict: kept with its remark in the note of the annotation', async () => {
    const result = [
      labelledRegion('a', 3, 15, 'It is 90 km.', 'KCont'),
      labelledRegion('b', 16, 26, 'It is wet.', 'Temporal error'),
      why('b', 16, 26, 'my reason'),
    ];
    const { samples, notes } = await convertedTasks(
      labelTask(12, { annotations: [{ completed_by: 1, result }] }),
    );
    expect(samples[0]!.annotations).toMatchObject([
      {
        note: 'It is wet.\nTemporal error\nwhy: my reason',
        labels: [{ text: 'It is 90 km.', label: { note: '' } }],
      },
    ]);
    expect(notes).toEqual([{ code: 'label_unknown', about: ['Temporal error'], count: 1 }]);
  });

  it('a label that means no verdict, or a remark alone, of a place that has one: in the note of its segment', async () => {
    const place = [3, 15, 'It is 90 km.'] as const;
    const result = [
      labelledRegion('b', ...place, 'Severe'),
      labelledRegion('a', ...place, 'KCont'),
      why('c', 3, 15, 'no'),
    ];
    const { samples, notes } = await convertedTasks(
      labelTask(13, { annotations: [{ completed_by: 1, result }] }),
    );
    expect(samples[0]!.annotations).toMatchObject([
      { note: '', labels: [{ label: { errorType: 'KCont', note: 'Severe\nwhy: no' } }] },
    ]);
    expect(notes).toEqual([{ code: 'label_unknown', about: ['Severe'], count: 1 }]);
  });

  it('a choice for each stage and no label: what they say together', async () => {
    const stage = (from_name: string, word: string) => ({
      ...{ id: from_name, from_name, to_name: 'answer', type: 'choices' },
      value: { choices: [word] },
    });
    const result = [stage('fact', 'consistent'), stage('logic', 'inconsistent')];
    const { lines } = await convertedTasks(labelTask(15, { annotations: [{ completed_by: 1, result }] }));
    expect(lines).toMatchObject([
      {
        annotations: [
          {
            state: 'draft',
            segments: [{ spans: [[0, 25]], fact: 'consistent', logic: 'inconsistent', note: '' }],
          },
        ],
      },
    ]);
  });

  it('two labels of one place by two regions: the first speaks, and the note holds the other', async () => {
    const place = [3, 15, 'It is 90 km.'] as const;
    const result = [labelledRegion('a', ...place, 'KCont'), labelledRegion('b', ...place, 'Hallu')];
    const { samples } = await convertedTasks(labelTask(16, { annotations: [{ completed_by: 1, result }] }));
    expect(samples[0]!.annotations).toMatchObject([
      { labels: [{ label: { errorType: 'KCont', note: 'Hallu' } }] },
    ]);
  });

  it('a remark on a region of the reference: kept in the note of the annotation', async () => {
    const remark = { ...why('a', 0, 15, 'see here'), to_name: 'reference' };
    const result = [spanOf('a', 'reference', 0, 15, null), remark, onAnswer('answer')];
    const { samples } = await convertedTasks({ ...twoTexts, annotations: [{ completed_by: 1, result }] });
    expect(samples[0]!.annotations).toMatchObject([{ note: 'why: see here', labels: [{}] }]);
  });
});
