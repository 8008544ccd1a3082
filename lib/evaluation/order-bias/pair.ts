import { z } from 'zod';
import { storableText } from '@/lib/storable-schema';
import { CHOICES, ORDER_OUTCOMES, type OrderOutcome, orderOutcome } from './order-outcome';

/** An article with a text that is consistent with it and one that is not. */
export const orderPairSchema = z.object({
  /** What people find it by: the line of a file, or ids of samples. */
  name: storableText,
  /** Both texts answer it; "" where there is none. */
  question: storableText,
  article: storableText,
  correct: storableText,
  incorrect: storableText,
  /** "zh", "en" or another BCP 47 tag. */
  language: storableText,
  category: storableText,
});
export type OrderPair = z.infer<typeof orderPairSchema>;

/** By what a choice was read: the words of the reply, or the text that it is nearer to. */
const READ_BY = ['text', 'embedding'] as const;

const replySchema = z.object({
  /** Null: it could not be read. */
  choice: z.enum(CHOICES).nullable(),
  /** What the model said, cut at 4,000 characters; the last of its replies where it was asked again. */
  text: storableText,
  /** Why there is no choice, a kind of fault as in lib/llm/fault.ts; null where there is one. */
  fault: storableText.nullable(),
  readBy: z.enum(READ_BY).default('text'),
  /** The kind of fault for which an embedder could not be asked about a reply; null: it could, or was not. */
  embeddingFault: storableText.nullable().default(null),
});
export type OrderReply = z.infer<typeof replySchema>;

/** Both replies about a pair: with the correct text as A, then with it as B. */
export const pairOutcomeSchema = z.object({ inOrder: replySchema, swapped: replySchema });
export type PairOutcome = z.infer<typeof pairOutcomeSchema>;

/** How a pair came out. */
export const orderOutcomeOf = ({ inOrder, swapped }: PairOutcome): OrderOutcome =>
  orderOutcome(inOrder.choice, swapped.choice);

/** A pair with what came of it. */
export const shownPairSchema = orderPairSchema.extend({
  outcome: z.enum(ORDER_OUTCOMES),
  replies: pairOutcomeSchema,
});
export type ShownPair = z.infer<typeof shownPairSchema>;

export const shownPair = (pair: OrderPair, replies: PairOutcome): ShownPair => ({
  ...pair,
  outcome: orderOutcomeOf(replies),
  replies,
});

/** Why a row is no pair. */
const PAIR_REFUSALS = ['empty', 'equal', 'unreadable'] as const;
type PairRefusal = (typeof PAIR_REFUSALS)[number];

/** A row that was left out, by the line of its file or its samples. */
export const refusedRowSchema = z.object({ name: storableText, reason: z.enum(PAIR_REFUSALS) });
export type RefusedRow = z.infer<typeof refusedRowSchema>;

/** The pairs of a file, and the rows that are none. */
export interface PairFile {
  name: string;
  pairs: OrderPair[];
  refused: RefusedRow[];
}

/** Texts that differ in nothing but width, case and white space say nothing about a judge. */
export function refusalOf({ article, correct, incorrect }: OrderPair): PairRefusal | null {
  if ([article, correct, incorrect].some((text) => text.trim() === '')) return 'empty';
  return plain(correct) === plain(incorrect) ? 'equal' : null;
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
