import type { MethodQuote } from '@/lib/annotation/steps/method-steps';
import { LlmFault } from '@/lib/llm/fault';
import { locator } from '@/lib/text/locate';
import { span, type Span } from '@/lib/text/offsets';
import { rankSentences } from '../../search/evidence-search';
import { indexReference, type ReferenceIndex } from '../../search/reference-index';
import { readUnits } from '../../search/units';
import type { StageReply } from './ask-stage';

/** References shorter than this (in characters) are not shortened further. */
const SMALLEST = 1_000;
const GAP = '\n[…]\n';

/** Part of the reference that was shown, and which spans it is made of; null: all of it. */
export interface ShownReference {
  text: string;
  windows: [number, number][] | null;
}

/** One sample's reference: found quotes, and windows of it once the whole has proved too long for the model. */
export class ReferenceView {
  private readonly find: ReturnType<typeof locator>;
  private index: ReferenceIndex | null = null;
  /** Characters that may be shown; shared by all segments, so that what one found out the others need not. */
  private limit = Infinity;

  constructor(readonly text: string) {
    this.find = locator(text);
  }

  quote(quote: string): MethodQuote {
    const place = this.find(quote);
    if (place === null) return { quote, match: 'none', start: null, end: null };
    return { quote, match: place.match, start: place.span[0], end: place.span[1] };
  }

  /** Asks with all of the reference, then with less and less of what is nearest to the segment, while it is too long. */
  async ask<Value>(
    segment: string,
    ask: (reference: string) => Promise<StageReply<Value>>,
  ): Promise<StageReply<Value> & { windows: ShownReference['windows'] }> {
    for (;;) {
      const limit = this.limit;
      const { text, windows } = this.shown(segment, limit);
      try {
        return { ...(await ask(text)), windows };
      } catch (error) {
        if (!(error instanceof LlmFault) || error.kind !== 'too_long') throw error;
        const next = Math.floor(Math.min(limit, this.text.length) / 2);
        if (next < SMALLEST)
          return {
            value: null,
            reasoning: '',
            replies: [],
            windows,
            noVerdict: { fault: 'too_long', raw: error.message },
          };
        this.limit = Math.min(this.limit, next);
      }
    }
  }

  private shown(segment: string, limit: number): ShownReference {
    if (this.text.length <= limit) return { text: this.text, windows: null };
    this.index ??= indexReference(this.text);
    const spans = nearest(segment, this.index, limit);
    return {
      text: spans.map((at) => this.text.slice(...at)).join(GAP),
      windows: spans.map(([a, b]) => [a, b]),
    };
  }
}

/** The sentences nearest to the segment, each with its neighbours, as many as fit; joined where they touch, in order. */
function nearest(segment: string, index: ReferenceIndex, limit: number): Span[] {
  const { sentences } = index;
  const ranked = rankSentences(readUnits(segment, index.stems).units, index).map(({ sentence }) => sentence);
  const chosen = new Set<number>();
  let length = 0;
  for (const centre of ranked.length > 0 ? ranked : sentences.keys())
    for (const at of [centre, centre - 1, centre + 1]) {
      const sentence = sentences[at];
      if (!sentence || chosen.has(at)) continue;
      if (length + sentence.text.length > limit) continue;
      chosen.add(at);
      length += sentence.text.length;
    }
  const spans: Span[] = [];
  for (const at of [...chosen].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    const { span: own } = sentences[at]!;
    if (last && chosen.has(at - 1)) spans[spans.length - 1] = span(last[0], own[1]);
    else spans.push(own);
  }
  return spans;
}
