import { overall } from '@/components/label-picker/verdict-mark';
import { type TextMark } from '@/components/segment-text/marked-text';
import { type PredictionView } from '@/lib/annotation/sample-detail';

/** What is drawn on the texts: a person's annotation if there is one, else the prediction that pre-fills. */
export function pivotalPrediction(predictions: readonly PredictionView[]): PredictionView | null {
  const order = ['adjudication', 'annotator', 'method'] as const;
  for (const source of order) {
    const found = predictions.find(
      (prediction) => prediction.source === source && (prediction.method?.prefills ?? true),
    );
    if (found) return found;
  }
  return null;
}

/** Segments as underlines: dotted where a method cut and judged, a cross where a stage failed. */
export function answerMarks(prediction: PredictionView | null): TextMark[] {
  if (!prediction) return [];
  return prediction.segments.flatMap(({ id, spans, label }) => {
    const line = !label ? 'segment-open' : prediction.method ? 'segment-prefilled' : 'segment-confirmed';
    const failed = label && overall(label) === 'inconsistent' ? 'segment-failed' : '';
    return spans.map(([start, end]) => ({
      id,
      start,
      end,
      className: `segment-mark cursor-auto ${line} ${failed}`,
    }));
  });
}

/** Evidence of all segments, by what it says. */
export function referenceMarks(prediction: PredictionView | null): TextMark[] {
  if (!prediction) return [];
  return prediction.segments.flatMap(({ id, label }) =>
    (label?.evidence ?? []).flatMap((evidence) =>
      evidence.relation === 'not_found'
        ? []
        : [{ id, start: evidence.start, end: evidence.end, className: `evidence-${evidence.relation}` }],
    ),
  );
}
