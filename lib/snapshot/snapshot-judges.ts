import type { StoredAnnotation, StoredRun } from '@/lib/exchange/contents/stored';

type Prediction = StoredAnnotation & { run: StoredRun };

/** What methods say of a sample as it stands; predictions that others have replaced are left out. */
export const samplePredictions = (annotations: readonly StoredAnnotation[]): Prediction[] =>
  annotations.filter(
    (one): one is Prediction => one.source === 'method' && !one.superseded && one.run !== null,
  );

/** A judge by what a manifest calls it. */
type NamedJudge = Pick<StoredRun, 'method' | 'version' | 'model'>;

/** A judge as a key of counts. */
export const namedJudgeKey = ({ method, version, model }: NamedJudge): string =>
  JSON.stringify([method, version, model]);

/** What was counted of each judge, ascending by their keys. */
export const byJudge = <Counted extends object>(
  counts: ReadonlyMap<string, Counted>,
): (NamedJudge & Counted)[] =>
  [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, counted]) => {
      const [method, version, model] = JSON.parse(key) as [string, string, string | null];
      return { method, version, model, ...counted };
    });
