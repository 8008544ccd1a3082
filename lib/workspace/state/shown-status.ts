import { type LabelStatus, type SegmentView } from '@/lib/annotation/view';
import { suggestedType } from './state';

/**
 * How a label stands to what its person was shown. A suggested type is no claim of the method, so that another one leaves the
 * label confirmed (docs/rules-of-the-data.md); but it stood there as what Enter takes, and the row says that it was changed.
 */
export function shownStatus(segment: SegmentView): LabelStatus {
  const { status, errorType } = segment.label;
  const suggested = suggestedType(segment);
  return status === 'confirmed' && errorType !== null && suggested !== null && errorType !== suggested
    ? 'changed'
    : status;
}
