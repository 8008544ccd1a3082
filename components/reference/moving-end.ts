import { type TextMark } from '@/components/segment-text/marked-text';
import { graphemeSnap } from '@/lib/text/graphemes';
import { type TextSelection } from '@/lib/text/text-selection';

/** The character at which the moving end of a span stands, to draw that end. */
export function movingEnd(text: string, { start, end, moving }: TextSelection): TextMark {
  const snap = graphemeSnap(text);
  return moving === 'end'
    ? { id: 'moving-end', start: snap.back(end - 1), end, className: 'moving-end' }
    : { id: 'moving-start', start, end: snap.forward(start + 1), className: 'moving-start' };
}
