import { isUnseen } from '@/lib/annotation/exposure/exposure';
import { EXPOSURES } from '@/lib/annotation/view';
import { contributorsOf, personKey } from '@/lib/exchange/contents/gold/gold-record';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import { decidedVerdict, GroupFiguresBuilder, textLengths } from './group-figures';
import { JudgeFigures } from './judge-figures';
import { EVIDENCE_KINDS, type SnapshotGroup, type SnapshotManifest } from './manifest-view-schema';
import { byJudge, namedJudgeKey } from './snapshot-judges';
import type { SnapshotGold, SnapshotRecord, SnapshotUnit } from './snapshot-line';

type Counts = Omit<
  SnapshotManifest,
  'format' | 'content' | 'hash' | 'splits' | 'tables' | 'goldRule' | 'guideline' | 'typology' | 'agreement'
>;

/** Counts what is in a snapshot, sample by sample. */
export class SnapshotCounts {
  #whole = new GroupFiguresBuilder();
  #languages = new Map<string, GroupFiguresBuilder>();
  #generators = new Map<string, GroupFiguresBuilder>();
  #origins = new Map<string, GroupFiguresBuilder>();
  #goldOrigins = zeros(GOLD_ORIGINS_OF_ANSWERS);
  #variation = { shared: 0, unanimous: 0 };
  #dissent = { n: 0, of: 0 };
  #judgeFigures = new JudgeFigures();
  #evidence = zeros(EVIDENCE_KINDS);
  #annotators = new Set<string>();
  #annotations = 0;
  #exposure = zeros(EXPOSURES);
  #blind = 0;
  #judges = new Map<string, { labels: number }>();

  /** `stored`: with all annotations, whatever the snapshot keeps of them. */
  add(stored: StoredSample, { gold }: SnapshotRecord): void {
    const groups = [
      this.#whole,
      groupOf(this.#languages, stored.language),
      groupOf(this.#generators, stored.generator ?? ''),
      groupOf(this.#origins, stored.pedigree ? 'constructed' : 'collected'),
    ];
    const lengths = textLengths(stored);
    for (const group of groups) group.add(lengths, gold);
    if (gold?.origin) this.#goldOrigins[gold.origin] += 1;
    for (const unit of gold?.units ?? []) this.#addUnit(unit);
    this.#addLabels(stored, gold);
    this.#judgeFigures.add(stored, gold);
  }

  #addUnit({ votes, evidence, verdict, verdicts }: SnapshotUnit): void {
    if (votes > 1) this.#variation.shared += 1;
    if (votes > 1 && (verdicts?.consistent === votes || verdicts?.inconsistent === votes))
      this.#variation.unanimous += 1;
    if (verdicts && (verdict === 'consistent' || verdict === 'inconsistent')) {
      const labels = Object.values(verdicts).reduce((sum, n) => sum + n, 0);
      this.#dissent.of += labels;
      this.#dissent.n += labels - verdicts[verdict];
    }
    for (const item of evidence) {
      const { relation } = item as { relation: (typeof EVIDENCE_KINDS)[number] };
      this.#evidence[relation] += 1;
    }
  }

  #addLabels({ annotations }: StoredSample, gold: SnapshotGold | null): void {
    const { votes, adjudication } = contributorsOf(annotations);
    const contributors = adjudication ? [...votes, adjudication] : votes;
    for (const annotation of contributors) {
      this.#annotations += 1;
      this.#annotators.add(personKey(annotation));
      const exposures = annotation.labels.flatMap(({ label }) => label?.exposure ?? []);
      for (const exposure of exposures) this.#exposure[exposure] += 1;
      const shown = annotations.find(({ id }) => id === annotation.derivedFromId)?.run;
      const seen = exposures.filter((exposure) => !isUnseen(exposure)).length;
      if (shown && seen > 0) {
        const key = namedJudgeKey(shown);
        this.#judges.set(key, { labels: (this.#judges.get(key)?.labels ?? 0) + seen });
      }
    }
    // A lead who adjudicates sees what judges say, whether or not they change anything.
    if (decidedVerdict(gold) && !adjudication && votes.every(isBlind)) this.#blind += 1;
  }

  counts(): Counts {
    return {
      ...this.#whole.figures(),
      languages: groupsOf(this.#languages),
      generators: groupsOf(this.#generators),
      origins: groupsOf(this.#origins),
      goldOrigins: this.#goldOrigins,
      variation: this.#variation,
      dissent: this.#dissent,
      ...this.#judgeFigures.figures(),
      evidence: this.#evidence,
      annotators: this.#annotators.size,
      annotations: this.#annotations,
      exposure: this.#exposure,
      blind: this.#blind,
      judges: byJudge(this.#judges),
    };
  }
}

const isBlind = ({ labels }: StoredAnnotation): boolean =>
  labels.every(({ label }) => label === null || isUnseen(label.exposure));

const zeros = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

function groupOf(groups: Map<string, GroupFiguresBuilder>, name: string): GroupFiguresBuilder {
  const group = groups.get(name) ?? new GroupFiguresBuilder();
  groups.set(name, group);
  return group;
}

const groupsOf = (groups: ReadonlyMap<string, GroupFiguresBuilder>): SnapshotGroup[] =>
  ascending(groups).map(([name, group]) => ({ name, ...group.figures() }));

const ascending = <Value>(named: ReadonlyMap<string, Value>): [string, Value][] =>
  [...named].sort(([one], [other]) => (one < other ? -1 : 1));
