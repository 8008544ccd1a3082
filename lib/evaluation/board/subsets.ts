import type { GoldVerdict } from '@/lib/adjudication/support';
import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import { SAMPLE_ORIGINS, type SampleOrigin } from '@/lib/sample/origin';
import type { BoardData, BoardSample } from './board-data';
import { drawnSubsets } from './drawn-subsets';

export type AnswerWithGold = BoardSample & { gold: GoldVerdict };

/** Answers whose gold is decided, and of them those that a figure is about. */
export interface Subset {
  /** `all`, `common`, `blind`, `clear`, `contested`, `language/zh`, `origin/collected`, `weighted/2` or `random/2`. */
  key: string;
  /** Indexes in the samples of the board. */
  at: readonly number[];
  /** Of each of them, where they stand for more than themselves: the stratum it was drawn in, and how many samples it stands for. */
  drawn?: { stratum: string; weight: number }[];
}

/**
 * The subsets that a board is read by, those alone that hold an answer: `all`; `common`, which every judge has predicted, where
 * that is not all; `blind`, whose gold no judge could move; `clear` and `contested`, on which two or more people who saw no judge
 * are unanimous or not; each language, and collected and constructed ones, where there are several; and what ranked rounds say of
 * all their samples.
 */
export function subsetsOf(data: BoardData): Subset[] {
  const { samples, judged } = data;
  const all = samples.flatMap(({ gold }, at) => (gold === null ? [] : [at]));
  const those = (key: string, keep: (sample: BoardSample, at: number) => boolean): Subset => ({
    key,
    at: all.filter((at) => keep(samples[at]!, at)),
  });
  const common = those('common', (_, at) => judged.every(({ predictions }) => predictions[at] != null));
  const languages = [...new Set(all.map((at) => samples[at]!.language))].sort();
  const origins = SAMPLE_ORIGINS.filter((origin) => all.some((at) => originOf(samples[at]!) === origin));
  return [
    { key: 'all', at: all },
    ...(common.at.length < all.length ? [common] : []),
    those('blind', ({ blind }) => blind),
    those('clear', ({ labels }) => clarity(labels) === 'clear'),
    those('contested', ({ labels }) => clarity(labels) === 'contested'),
    ...(languages.length > 1
      ? languages.map((name) => those(`language/${name}`, ({ language }) => language === name))
      : []),
    ...(origins.length > 1
      ? origins.map((origin) => those(`origin/${origin}`, (sample) => originOf(sample) === origin))
      : []),
    ...drawnSubsets(data),
  ].filter(({ key, at }) => key === 'all' || at.length > 0);
}

/** What a subset's key says: its kind, and the language, origin or number of the round that it is of; "" where it is of none. */
export function subsetParts(key: string): { kind: string; of: string } {
  const [kind = '', of = ''] = key.split('/');
  return { kind, of };
}

const originOf = ({ recipe }: BoardSample): SampleOrigin => (recipe === null ? 'collected' : 'constructed');

/** Whether two or more people say the same of an answer; null where fewer have said anything. */
function clarity(labels: ReadonlyMap<string, AnswerVerdict>): 'clear' | 'contested' | null {
  if (labels.size < 2) return null;
  const said = new Set(labels.values());
  return said.size === 1 && !said.has('undecided') ? 'clear' : 'contested';
}
