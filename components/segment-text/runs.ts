/** A span of text that something is drawn on. Offsets in UTF-16 code units, half open. */
export interface MarkedSpan {
  start: number;
  end: number;
}

/** A maximal span under the same marks, in the order in which the marks were given. */
export interface Run<M extends MarkedSpan> extends MarkedSpan {
  marks: readonly M[];
}

/**
 * Cuts [start, end) at every boundary of a mark, so that marks may overlap. Runs are ascending, cover the span without
 * a gap and are never empty; marks outside of it are left out, marks across its edge are clipped.
 */
export function runs<M extends MarkedSpan>(start: number, end: number, marks: readonly M[]): Run<M>[] {
  const inside = marks.filter((mark) => mark.start < end && mark.end > start && mark.start < mark.end);
  if (start >= end) return [];
  const cuts = new Set([start, end]);
  for (const mark of inside) {
    cuts.add(Math.max(start, mark.start));
    cuts.add(Math.min(end, mark.end));
  }
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!;
    return { start: from, end: to, marks: inside.filter((mark) => mark.start <= from && mark.end >= to) };
  });
}
