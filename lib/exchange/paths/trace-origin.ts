import { objectOf, valueText } from '../convert/values';

/** Where an imported sample was traced: the kind of file that it came in, and its ids there. */
export interface TraceOrigin {
  tool: string;
  traceId: string;
  /** Of the span, run or observation; null where the whole trace is meant. */
  spanId: string | null;
}

/** The key of a sample's metadata under which it stands. */
const TRACE_KEY = 'trace_origin';

/** As it stands in metadata. */
export const originMetadata = ({ tool, traceId, spanId }: TraceOrigin): Record<string, unknown> => ({
  [TRACE_KEY]: { tool, trace_id: traceId, span_id: spanId },
});

/** The origin of a sample of that tool; null for every other sample. */
export function originOf(metadata: unknown, tool: string): TraceOrigin | null {
  const origin = objectOf(objectOf(metadata)[TRACE_KEY]);
  const traceId = valueText(origin.trace_id);
  return origin.tool === tool && traceId !== ''
    ? { tool, traceId, spanId: valueText(origin.span_id) || null }
    : null;
}
