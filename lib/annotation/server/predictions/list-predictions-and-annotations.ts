import type { Db } from '@/lib/db/client';
import type { Visibility } from '@/lib/sample/server/sample-filter';
import { citationSchema } from '@/lib/guideline/clause-schema';
import type { Span } from '@/lib/text/offsets';
import type { Stage } from '@/lib/typology/error-type';
import { evidenceListSchema } from '@/lib/annotation/evidence/evidence-schema';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import type { PredictionView } from '@/lib/annotation/sample-detail';
import { withoutSteps } from '@/lib/annotation/steps/steps-summary';
import { annotationView } from '../labels/outcome';

/**
 * Every prediction and annotation of a sample that this viewer may see: methods first (unless hidden), then people,
 * latest first.
 */
export async function listPredictionsAndAnnotations(
  db: Db,
  sampleId: string,
  visibility: Visibility,
  hidden: boolean,
): Promise<PredictionView[]> {
  const annotations = await db.annotation.findMany({
    where: {
      sampleId,
      ...('userId' in visibility && {
        OR: [{ author: { userId: visibility.userId } }, ...(hidden ? [] : [{ source: 'method' as const }])],
      }),
    },
    orderBy: [{ source: 'asc' }, { createdAt: 'desc' }],
    include: {
      author: { select: { name: true, userId: true } },
      run: { select: { method: true, version: true, model: true, judges: true } },
      labels: true,
      segmentation: { select: { items: { orderBy: { position: 'asc' }, include: { segment: true } } } },
    },
  });
  return annotations.map(({ author, run, labels, segmentation, ...annotation }): PredictionView => {
    const bySegment = new Map(labels.map((label) => [label.segmentId, label]));
    const { id, source, superseded, prefills, updatedAt } = annotation;
    return {
      ...annotationView(annotation),
      id,
      source,
      by: author?.name ?? run?.method ?? '',
      method: run && {
        version: run.version,
        model: run.model,
        judges: run.judges as Stage[],
        superseded,
        prefills,
      },
      returnable: source === 'annotator' && annotation.state === 'submitted' && author?.userId != null,
      updatedAt: updatedAt.toISOString(),
      segments: segmentation.items.map(({ segment }) => ({
        id: segment.id,
        text: segment.text,
        spans: segment.spans as unknown as Span[],
        label: toLabel(bySegment.get(segment.id)),
      })),
    };
  });
}

type LabelRow = Awaited<ReturnType<Db['label']['findFirstOrThrow']>>;

function toLabel(label: LabelRow | undefined): PredictionView['segments'][number]['label'] {
  if (!label) return null;
  const { fact, logic, errorType, note, exposure } = label;
  const machine = label.machine === null ? null : withoutSteps(machineDetailsSchema.parse(label.machine));
  return {
    fact,
    logic,
    errorType,
    note,
    exposure,
    evidence: evidenceListSchema.parse(label.evidence),
    clause: citationSchema.nullable().parse(label.clause),
    decidedAt: label.decidedAt?.toISOString() ?? null,
    machine: machine?.details ?? null,
    steps: machine?.steps ?? null,
  };
}
