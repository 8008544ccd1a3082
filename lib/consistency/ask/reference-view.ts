import type { MethodQuote } from '@/lib/annotation/steps/method-steps';
import { LlmFault } from '@/lib/llm/fault';
import { locator } from '@/lib/text/locate';
import { findNumbers } from '@/lib/text/numbers/numbers';
import { span, type Span } from '@/lib/text/offsets';
import { indexReference, type ReferenceIndex, referenceSentences } from '../search/reference-index';
import { readUnits } from '../search/units';
import { rankSentences } from '../search/evidence-search';
import { type StageReply, unsaid } from './ask-stage';

/** References shorter than this (in characters) are not shortened further. */
const SMALLEST = 1_000;
const GAP = '\n[…]\n';

/** Parts of a reference, UTF-16 [start, end). */
export type Windows = [number, number][];

/** One sample's reference: found quotes, and windows of it once the whole has proved too long for the model. */
export class ReferenceView {
  private readonly find: ReturnType<typeof locator>;
  private made: ReferenceIndex | null = null;
  private cut: Span[] | null = null;
  /** Characters that may be shown; shared by all segments, so that what one found out the others need not. */
  private limit = Infinity;

  constructor(readonly text: string) {
    this.find = locator(text);
  }

  get index(): ReferenceIndex {
    return (this.made ??= indexReference(this.text, this.sentences));
  }

  /** Where its sentences stand: known long before the index is made. */
  get sentences(): readonly Span[] {
    return (this.cut ??= referenceSentences(this.text));
  }

  /** Whether the whole has proved too long. */
  get isShortened(): boolean {
    return this.text.length > this.limit;
  }

  /** Where a quote stands. One that was found only roughly and differs in a number stands nowhere. */
  quote(quote: string): MethodQuote {
    const place = this.find(quote);
    const differs = place?.match === 'fuzzy' && !sameNumbers(quote, this.text.slice(...place.span));
    if (place === null || differs) return { quote, match: 'none', start: null, end: null };
    return { quote, match: place.match, start: place.span[0], end: place.span[1] };
  }

  /** Asks with all of the reference, then with less and less of what is nearest to the segment, while it is too long. */
  async ask<Value>(
    segment: string,
    ask: (reference: string) => Promise<StageReply<Value>>,
  ): Promise<StageReply<Value> & { windows: Windows | null }> {
    for (;;) {
      const { limit } = this;
      const shown = this.isShortened ? this.nearest(segment) : null;
      try {
        return { ...(await ask(shown ? this.shown(shown) : this.text)), windows: shown };
      } catch (error) {
        if (!(error instanceof LlmFault) || error.kind !== 'too_long') throw error;
        const next = Math.floor(Math.min(limit, this.text.length) / 2);
        if (next < SMALLEST) return { ...unsaid('too_long', error.message, []), windows: shown };
        this.limit = Math.min(this.limit, next);
      }
    }
  }

  /** What these windows hold, with a sign for what is left out between them. */
  shown(windows: Windows): string {
    return windows.map(([start, end]) => this.text.slice(start, end)).join(GAP);
  }

  /** The sentences outside these windows, in parts that the model takes. */
  others(windows: Windows): Windows[] {
    const parts: number[][] = [];
    let length = Infinity;
    this.index.sentences.forEach(({ span: [start, end] }, at) => {
      if (windows.some(([from, to]) => from <= start && end <= to)) return;
      if (length + end - start > this.limit) {
        parts.push([]);
        length = 0;
      }
      parts.at(-1)!.push(at);
      length += end - start;
    });
    return parts.map((part) => this.joined(part));
  }

  /** The sentences nearest to the segment, each with its neighbours, as many as fit; in order. */
  private nearest(segment: string): Windows {
    const { sentences, stems } = this.index;
    const ranked = rankSentences(readUnits(segment, stems).units, this.index).map(({ sentence }) => sentence);
    const chosen = new Set<number>();
    let length = 0;
    for (const centre of ranked.length > 0 ? ranked : sentences.keys())
      for (const at of [centre, centre - 1, centre + 1]) {
        const sentence = sentences[at];
        if (!sentence || chosen.has(at)) continue;
        if (length + sentence.text.length > this.limit) continue;
        chosen.add(at);
        length += sentence.text.length;
      }
    return this.joined([...chosen].sort((a, b) => a - b));
  }

  /** The spans of these sentences, joined where they follow one another. */
  private joined(chosen: readonly number[]): Windows {
    const spans: Span[] = [];
    chosen.forEach((at, order) => {
      const { span: own } = this.index.sentences[at]!;
      const last = spans.at(-1);
      if (last && chosen[order - 1] === at - 1) spans[spans.length - 1] = span(last[0], own[1]);
      else spans.push(own);
    });
    return spans.map(([start, end]) => [start, end]);
  }
}

function sameNumbers(one: string, other: string): boolean {
  const keys = (text: string): string => [...new Set(findNumbers(text).map(({ key }) => key))].sort().join();
  return keys(one) === keys(other);
}
