import { isDeepStrictEqual } from 'node:util';
import { contradictsItself } from '@/lib/annotation/labels/type-rules';
import { missingForSubmit } from '@/lib/annotation/labels/submission';
import type { StoredAnnotation, StoredSample } from '@/lib/exchange/contents/stored';
import type { SubmittedWorkspace } from '../workspace-acts';

/** What somebody submitted is what is stored, word for word, evidence and its origin included; and nothing else stands submitted. */
export function storedAsSubmitted(
  samples: readonly StoredSample[],
  workspaces: readonly SubmittedWorkspace[],
): void {
  const stored = new Map(
    samples.flatMap(({ annotations }) => submissions(annotations)).map((one) => [one.id, one]),
  );
  for (const { annotationId, segments } of workspaces) {
    const annotation = stored.get(annotationId);
    if (!annotation) throw new Error(`${annotationId} was submitted and is not there`);
    const labels = annotation.labels.map(({ text, spans, label }) => {
      const { fact, logic, errorType, evidence, note } = label!;
      return { text, spans, said: { fact, logic, errorType, evidence, note } };
    });
    if (!isDeepStrictEqual(labels, segments))
      throw new Error(`stored ${JSON.stringify(labels)}\nsubmitted ${JSON.stringify(segments)}`);
  }
  if (stored.size !== workspaces.length)
    throw new Error(`${stored.size} submitted annotations, ${workspaces.length} submissions`);
}

/** What stands submitted lacks nothing; an adjudication too names a type and holds nothing against what it calls consistent. */
export function completeAndConsistent(samples: readonly StoredSample[]): void {
  for (const { externalId, reference, annotations } of samples) {
    for (const annotation of submissions(annotations)) {
      const labels = annotation.labels.map(({ id, label }) => ({ ...label!, segmentId: id }));
      const missing = missingForSubmit(labels, reference);
      if (missing.length > 0) throw new Error(`${externalId}: ${JSON.stringify(missing)}`);
    }
    const adjudicated = annotations.filter(
      ({ source, state }) => source === 'adjudication' && state === 'submitted',
    );
    const contrary = adjudicated
      .flatMap(({ labels }) => labels)
      .filter(({ label }) => contradictsItself(label!));
    if (contrary.length > 0) throw new Error(`${externalId}: ${JSON.stringify(contrary)}`);
  }
}

const submissions = (annotations: readonly StoredAnnotation[]): StoredAnnotation[] =>
  annotations.filter(({ source, state }) => source === 'annotator' && state === 'submitted');
