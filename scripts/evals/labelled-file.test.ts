import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLabelled } from './labelled-file';

let file: string;
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'labelled-')), 'gold.jsonl');
});
afterEach(() => fs.rmSync(path.dirname(file), { recursive: true }));

const write = (...lines: object[]) =>
  fs.writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
const sample = { id: 's1', lang: 'en', question: null, reference: 'r', answer: 'One. 𠀀Two. Three.' };

it('reads labels with their places, which count code points, or looks for their texts', async () => {
  write({
    ...sample,
    answer_label: 'inconsistent',
    segments: [
      { text: '𠀀Two.', start: 5, end: 10, consistent: false, error_type_mapped: 'Hallucination' },
      { text: 'Three.', start: null, end: null, consistent: true, error_type_mapped: null },
      { text: 'Four.', consistent: true },
      { text: 'One.', start: 0, end: 4, consistent: null },
    ],
  });
  expect(await readLabelled(file)).toEqual([
    {
      id: 's1',
      line: 1,
      consistent: false,
      unplaced: 1,
      texts: { question: '', reference: 'r', answer: sample.answer, language: 'en' },
      gold: [
        { span: [5, 11], consistent: false, type: 'Hallucination' },
        { span: [12, 18], consistent: true, type: null },
      ],
    },
  ]);
});

it('takes the label of the answer where no segment has one, and none where there is none', async () => {
  write({ ...sample, answer_label: 'consistent' }, { ...sample, id: 2, lang: null, answer: '水位很高。' });
  const [whole, none] = await readLabelled(file);
  expect(whole!.gold).toEqual([{ span: [0, sample.answer.length], consistent: true, type: null }]);
  expect(none).toMatchObject({ id: '2', gold: [], consistent: null, texts: { language: 'zh' } });
  expect(await readLabelled(file, 1)).toHaveLength(1);
});

it('says which line is of another shape', async () => {
  write(sample, { id: 's2', answer: 'a' });
  await expect(readLabelled(file)).rejects.toThrow(/^gold\.jsonl, line 2: .*reference/);
});
