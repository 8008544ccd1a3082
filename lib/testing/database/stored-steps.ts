import fc from 'fast-check';
import { VERDICTS } from '@/lib/annotation/labels/verdict';
import type { LFace4ragSteps } from '@/lib/consistency/methods/l-face4rag/steps';
import { JUDGED_VERDICTS } from '@/lib/consistency/methods/l-face4rag/steps';
import { ERROR_TYPES } from '@/lib/typology/error-type';

type Text = fc.Arbitrary<string>;

/** Any judge's steps over a reference; `spanOf` draws its spans, null where there is nothing to point at. */
export function judgeSteps(
  reference: string,
  text: Text,
  span: fc.Arbitrary<[number, number]> | null,
): fc.Arbitrary<LFace4ragSteps> {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const nowhere = text.map((quote) => ({ quote, match: 'none' as const, start: null, end: null }));
  const placed = span?.chain(([start, end]) =>
    fc.oneof(
      fc.constant({ quote: reference.slice(start, end), match: 'exact' as const, start, end }),
      text.map((quote) => ({ quote, match: 'fuzzy' as const, start, end })),
    ),
  );
  const quotes = fc.array(placed ? fc.oneof(nowhere, placed) : nowhere, { maxLength: 2 });
  const noVerdict = maybe(fc.record({ fault: fc.constantFrom('unreadable', 'too_long'), raw: text }));
  const components = fc.array(fc.record({ role: text, text }), { maxLength: 2 });
  const frame = fc.record({
    connections: fc.array(fc.record({ connective: text, kind: text, components }), { maxLength: 2 }),
    summary: text,
  });
  const verdict = fc.constantFrom(...VERDICTS, null);
  const point = fc.record({
    point: text,
    contexts: quotes,
    verdict: fc.constantFrom(...JUDGED_VERDICTS),
    reason: text,
  });
  return fc.record({
    fact: maybe(
      fc.record({ points: fc.array(point, { maxLength: 2 }), verdict, noVerdict, reasoning: text }),
    ),
    logic: maybe(
      fc.record({
        contexts: quotes,
        segmentFrame: maybe(frame),
        contextFrame: maybe(frame),
        comparison: text,
        verdict,
        noVerdict,
        reasoning: text,
      }),
    ),
    type: maybe(
      fc.record({ type: maybe(fc.constantFrom(...ERROR_TYPES)), reason: text, noVerdict, reasoning: text }),
    ),
    windows: span ? maybe(fc.array(span, { minLength: 1, maxLength: 2 })) : fc.constant(null),
    unanchored: fc.boolean(),
    replies: fc.constant({ decompose: ['k'], fact: [] }),
  });
}
