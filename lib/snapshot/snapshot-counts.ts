import { isUnseen } from '@/lib/annotation/exposure/exposure';
import { EXPOSURES } from '@/lib/annotation/view';
import { contributorsOf } from '@/lib/exchange/contents/gold/gold-record';
import type { SampleRecord } from '@/lib/exchange/contents/native/record';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import { SAMPLE_ORIGINS } from '@/lib/sample/origin';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import type { SnapshotManifest } from './manifest';

type Counts = Omit<
  SnapshotManifest,
  'format' | 'content' | 'hash' | 'splits' | 'goldRule' | 'guideline' | 'typology' | 'agreement'
>;

/** Counts what is in a snapshot, sample by sample. */
export class SnapshotCounts {
  #samples = 0;
  #languages = new Map<string, number>();
  #generators = new Map<string, number>();
  #origins = zeros(SAMPLE_ORIGINS);
  #lengths = { question: 0, reference: 0, answer: 0 };
  #gold = { consistent: 0, inconsistent: 0, open: 0 };
  #goldOrigins = zeros(GOLD_ORIGINS_OF_ANSWERS);
  #types = zeros(ERROR_TYPES);
  #segments = { n: 0, inconsistent: 0 };
  #annotators = new Set<string>();
  #annotations = 0;
  #exposure = zeros(EXPOSURES);
  #blind = 0;
  #judges = new Map<string, number>();

  /** `stored`: with all annotations, whatever the snapshot keeps of them. */
  add(stored: StoredSample, record: SampleRecord): void {
    this.#samples += 1;
    add(this.#languages, stored.language);
    add(this.#generators, stored.generator ?? '');
    this.#origins[stored.pedigree ? 'constructed' : 'collected'] += 1;
    for (const text of ['question', 'reference', 'answer'] as const)
      this.#lengths[text] += [...stored[text]].length;
    this.#addGold(record.gold);
    this.#addLabels(stored, record.gold);
  }

  #addGold(gold: SampleRecord['gold']): void {
    const verdict = gold?.verdict ?? null;
    this.#gold[verdict === 'consistent' || verdict === 'inconsistent' ? verdict : 'open'] += 1;
    if (!gold) return;
    if (gold.origin) this.#goldOrigins[gold.origin] += 1;
    const types = new Set(gold.units.map(({ error_type }) => error_type));
    for (const type of ERROR_TYPES) if (types.has(type)) this.#types[type] += 1;
    this.#segments.n += gold.units.length;
    this.#segments.inconsistent += gold.units.filter(({ verdict: said }) => said === 'inconsistent').length;
  }

  #addLabels({ annotations }: StoredSample, gold: SampleRecord['gold']): void {
    const { votes, adjudication } = contributorsOf(annotations);
    const contributors = adjudication ? [...votes, adjudication] : votes;
    for (const annotation of contributors) {
      this.#annotations += 1;
      this.#annotators.add(JSON.stringify([annotation.author, annotation.authorNumber]));
      const exposures = annotation.labels.flatMap(({ label }) => label?.exposure ?? []);
      for (const exposure of exposures) this.#exposure[exposure] += 1;
      const shown = annotations.find(({ id }) => id === annotation.derivedFromId)?.run;
      const seen = exposures.filter((exposure) => !isUnseen(exposure)).length;
      if (shown && seen > 0) add(this.#judges, judgeKey(shown), seen);
    }
    if (gold?.verdict && gold.origin !== 'adjudicated' && votes.every(isBlind)) this.#blind += 1;
  }

  counts(): Counts {
    const mean = (sum: number): number => (this.#samples === 0 ? 0 : sum / this.#samples);
    const { question, reference, answer } = this.#lengths;
    return {
      samples: this.#samples,
      languages: sorted(this.#languages),
      generators: sorted(this.#generators),
      origins: this.#origins,
      lengths: { question: mean(question), reference: mean(reference), answer: mean(answer) },
      gold: this.#gold,
      goldOrigins: this.#goldOrigins,
      types: this.#types,
      segments: this.#segments,
      annotators: this.#annotators.size,
      annotations: this.#annotations,
      exposure: this.#exposure,
      blind: this.#blind,
      judges: sorted(this.#judges).map(({ name, n }) => {
        const [method, version, model] = JSON.parse(name) as [string, string, string | null];
        return { method, version, model, labels: n };
      }),
    };
  }
}

const judgeKey = ({ method, version, model }: NonNullable<StoredAnnotation['run']>): string =>
  JSON.stringify([method, version, model]);

const isBlind = ({ labels }: StoredAnnotation): boolean =>
  labels.every(({ label }) => label === null || isUnseen(label.exposure));

const zeros = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

const add = (counts: Map<string, number>, name: string, n = 1): unknown =>
  counts.set(name, (counts.get(name) ?? 0) + n);

const sorted = (counts: ReadonlyMap<string, number>): { name: string; n: number }[] =>
  [...counts].map(([name, n]) => ({ name, n })).sort((one, other) => (one.name < other.name ? -1 : 1));
