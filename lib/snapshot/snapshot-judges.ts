import type { StoredAnnotation, StoredRun } from '@/lib/exchange/contents/stored';
import { canonicalJson } from './canonical-json';

type Prediction = StoredAnnotation & { run: StoredRun };

/** A judge as the board tells it from others. Snapshots of the first two formats have no parameters. */
export interface NamedJudge extends Pick<StoredRun, 'method' | 'version' | 'model'> {
  params?: unknown;
}

/** A judge as lines and manifests name it. */
export const namedJudge = ({ method, version, model, params }: NamedJudge): NamedJudge => ({
  ...{ method, version, model, params: params ?? null },
});

/** A judge as a key of counts. */
export const namedJudgeKey = ({ method, version, model, params }: NamedJudge): string =>
  canonicalJson([method, version, model, params ?? null]);

/** What methods say of a sample as it stands, one prediction a judge; those that others have replaced are left out. */
export function samplePredictions(annotations: readonly StoredAnnotation[]): Prediction[] {
  const latest = new Map<string, Prediction>();
  for (const one of annotations) {
    if (!isCurrent(one)) continue;
    const key = namedJudgeKey(one.run);
    const other = latest.get(key);
    // A file may have said of two that both are current.
    if (!other || one.createdAt >= other.createdAt) latest.set(key, one);
  }
  return [...latest.values()];
}

const isCurrent = (one: StoredAnnotation): one is Prediction =>
  one.source === 'method' && !one.superseded && one.run !== null;

/** What was counted of each judge, ascending by their keys. */
export const byJudge = <Counted extends object>(
  counts: ReadonlyMap<string, Counted>,
): (NamedJudge & Counted)[] =>
  [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, counted]) => {
      const [method, version, model, params] = JSON.parse(key) as [string, string, string | null, unknown];
      return { method, version, model, params, ...counted };
    });
