import { createHash } from 'node:crypto';
import type { MethodInput } from '@/lib/consistency/method';
import type { Stage } from '@/lib/typology/error-type';

/** A segment of a made-up answer, the sentence of the reference that it is held against, and the stage that it fails. */
export interface BenchSegment {
  text: string;
  context: string;
  fails: Stage | null;
}

export interface BenchSample {
  texts: MethodInput;
  segments: BenchSegment[];
}

/** Of 100 segments so many fail each stage. */
const FAIL_FACT = 15;
const FAIL_LOGIC = 10;
const SENTENCES = 30;
/** Two to ten segments a sample, six on average. */
const AVERAGE = 6;
const SPREAD = 5;

/** A number from 0 to 1, always the same for the same names. */
export function seededNumber(...names: (string | number)[]): number {
  return createHash('sha256').update(names.join('\n')).digest().readUInt32BE(0) / 2 ** 32;
}

/** So many samples, an even number, with six times as many segments; Chinese and English in turn. */
export function benchSamples(count: number): BenchSample[] {
  return Array.from({ length: count }, (_, at) => {
    const more = Math.floor(seededNumber('segments', at >> 1) * SPREAD);
    return benchSample(at, AVERAGE + (at % 2 === 0 ? more : -more));
  });
}

function benchSample(at: number, segmentCount: number): BenchSample {
  const say = at % 2 === 0 ? ZH : EN;
  const sentences = Array.from({ length: SENTENCES }, (_, n) => say.sentence(at, n, measured(at, n)));
  const segments = Array.from({ length: segmentCount }, (_, n): BenchSegment => {
    const chance = seededNumber('fails', at, n) * 100;
    const fails = chance < FAIL_FACT ? 'fact' : chance < FAIL_FACT + FAIL_LOGIC ? 'logic' : null;
    const text = say.segment(at, n, measured(at, n) + (fails === 'fact' ? 1 : 0), fails === 'logic');
    return { text, context: sentences[n]!, fails };
  });
  const texts = {
    question: say.question(at),
    reference: sentences.join(say.between),
    answer: segments.map(({ text }) => text).join(say.between),
    language: say.language,
  };
  return { texts, segments };
}

const measured = (sample: number, n: number): number =>
  100 + Math.floor(seededNumber('level', sample, n) * 900);

const ZH = {
  language: 'zh',
  between: '',
  question: (at: number) => `${at} 号河段的各个水文站记录了什么？`,
  sentence: (at: number, n: number, level: number) =>
    `${at} 号河段的第 ${n} 站在汛期测得的最高水位为 ${level} 厘米，工程师据此调整了上游水库的放水时间，沿岸居民也提前收到了通知。`,
  segment: (at: number, n: number, level: number, turned: boolean) =>
    turned
      ? `因为沿岸居民收到了通知，${at} 号河段第 ${n} 站的最高水位才达到 ${level} 厘米。`
      : `${at} 号河段第 ${n} 站在汛期测得的最高水位为 ${level} 厘米，工程师据此调整了放水时间。`,
};

const EN = {
  language: 'en',
  between: ' ',
  question: (at: number) => `What did the stations on reach ${at} of the river record?`,
  sentence: (at: number, n: number, level: number) =>
    `Station ${n} on reach ${at} measured a highest level of ${level} cm in the flood season, after which the engineers changed the hours at which the upper reservoir lets water out, and people along the banks were told in good time.`,
  segment: (at: number, n: number, level: number, turned: boolean) =>
    turned
      ? `Because people along the banks were told, station ${n} on reach ${at} rose to its highest level of ${level} cm.`
      : `Station ${n} on reach ${at} measured a highest level of ${level} cm, after which the engineers changed the hours of the reservoir.`,
};
