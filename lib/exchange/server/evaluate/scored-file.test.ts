import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offline } from '@/lib/consistency/methods/offline/method';
import { textOf } from '@/lib/testing/text-of';
import type { NativeRecord } from '../../contents/native/record';
import { NATIVE_FORMAT } from '../../contents/native/version';
import { contentOf, type ContentId } from '../../contents/registry';
import { EXPORT_FORMATS } from '../../formats/registry';
import { evaluateFile } from './evaluate-file';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scored-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const REFERENCE = '青溪全长 120 公里，发源于北山。';
const unit = (text: string, start: number, consistent: boolean) => ({
  text,
  spans: [[start, start + text.length]],
  verdict: consistent ? 'consistent' : 'inconsistent',
  error_type: consistent ? null : 'Hallu',
});

/** A sample with gold and with an annotation of two segments, as the studio exports it. */
function sample(id: string, generator: string, second: string, consistent: boolean): NativeRecord {
  const first = '青溪发源于北山。';
  const units = [unit(first, 0, true), unit(second, first.length, consistent)];
  const verdict = consistent ? 'consistent' : 'inconsistent';
  const segments = units.map(({ text, spans }) => ({ text, spans, fact: 'consistent', logic: 'consistent' }));
  const record = {
    ...{ format: NATIVE_FORMAT, record: 'sample', id, generator, language: 'zh', metadata: {} },
    ...{ question: '青溪多长？', reference: REFERENCE, answer: first + second },
    gold: { verdict, origin: 'agreed', needs: null, cut: 'alike', rule: { kind: 'single' }, units },
    annotations: [{ source: 'annotator', annotator: 'Wei', verdict: 'consistent', segments }],
  };
  return record as unknown as NativeRecord;
}

async function* records(): AsyncGenerator<NativeRecord[]> {
  const project = { format: NATIVE_FORMAT, record: 'project', gold_rule: { kind: 'single' } };
  yield [project as unknown as NativeRecord];
  yield [
    sample('s1', 'careful', '青溪全长 120 公里。', true),
    sample('s2', 'careless', '青溪全长 130 公里。', false),
  ];
}

function evaluate(name: string, text: string, needsLabels = true) {
  const input = path.join(folder, name);
  fs.writeFileSync(input, text);
  const asks = { endpoint: null, budget: null, limit: null };
  const out = path.join(folder, 'out');
  const work = { input, out, method: offline, params: offline.defaults, needsLabels, ...asks };
  return evaluateFile(work, new AbortController().signal, () => {});
}

/** What is text: a Parquet file is for other programs. */
const READ = EXPORT_FORMATS.filter(({ id }) => id !== 'parquet');
/** Those of other tools hold no labels that their own readers would know. */
const OWN: readonly ContentId[] = ['native', 'gold'];
const all = OWN.flatMap((id) =>
  READ.filter(({ contents }) => (contents as readonly ContentId[]).includes(id)).map(
    (format) => [id, format] as const,
  ),
);

describe('verdicts against the labels of a file', () => {
  it.each(all.map(([id, format]) => [id, format.id, format] as const))(
    'content %s as %s: answers, segments, types and generators are read',
    async (id, _, format) => {
      const text = await textOf(format.write(records(), contentOf(id)));
      const outcome = await evaluate(`export.${format.extension}`, text);
      expect(outcome).toMatchObject({ samples: 2, rejected: 0, done: 2 });
      const right = { accuracy: 1, balancedAccuracy: 1, f1: 1, kappa: 1, undecided: 0 };
      expect(outcome.scores).toMatchObject({
        answers: { labels: 2, ...right, byType: { Hallu: { labels: 1, recall: 1 } } },
        segments: { labels: 4, ...right, byType: { Hallu: { labels: 1, recall: 1 } } },
        unplacedLabels: 0,
      });
      expect(outcome.scores?.segments?.byGenerator).toMatchObject({
        careful: { labels: 2, accuracy: 1, recall: null },
        careless: { labels: 2, accuracy: 1, recall: 1 },
      });
    },
  );

  it('a table with a label of each answer, its type and its kind of corruption', async () => {
    const head = 'question,ref,answer,id,label,error_type,corruption';
    const rows = [
      `多长？,${REFERENCE},青溪全长 120 公里。,a,consistent,,`,
      `多长？,${REFERENCE},青溪全长 130 公里。,b,inconsistent,Hallu,number`,
      `多长？,${REFERENCE},青溪全长 120 公里。,c,inconsistent,LCaus,cause`,
    ];
    const { scores } = await evaluate('answers.csv', [head, ...rows].join('\n'));
    expect(scores).toMatchObject({
      answers: {
        labels: 3,
        accuracy: 0.6667,
        byType: { Hallu: { labels: 1, recall: 1 }, LCaus: { labels: 1, recall: 0 } },
        byCorruption: { cause: { labels: 1, accuracy: 0 }, number: { labels: 1, accuracy: 1 } },
        byGenerator: {},
      },
      segments: null,
    });
  });

  it('a file without labels: is judged all the same, and refused in words where labels are needed', async () => {
    const text = `question,ref,answer,id\n多长？,${REFERENCE},青溪全长 120 公里。,a`;
    expect(await evaluate('plain.csv', text, false)).toMatchObject({ done: 1, scores: null });
    await expect(evaluate('plain.csv', text)).rejects.toThrow(
      /plain\.csv: there are no labels in it\. Wanted is a column "label" .* it has question, ref, answer, id\.$/,
    );
  });
});
