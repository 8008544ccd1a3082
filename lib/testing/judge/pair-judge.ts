import { ORDER_PROMPTS } from '@/lib/evaluation/order-bias/prompts';
import type { Choice } from '@/lib/evaluation/order-bias/order-outcome';
import type { OrderPair } from '@/lib/evaluation/order-bias/pair';
import type { ChatRequest } from './llm-server';

/** What a request of an order-bias test shows. */
interface ShownTexts {
  article: string;
  a: string;
  b: string;
}

/** The texts of a request of an order-bias test, in either language; an error where it is none. */
function shownTexts({ messages }: ChatRequest): ShownTexts {
  const systems = Object.values(ORDER_PROMPTS).map(({ system }) => system);
  if (!systems.includes(messages[0]!.content)) throw new Error('no request of an order-bias test');
  const texts = new Map(
    [...messages[1]!.content.matchAll(/^\[(\S+) ([0-9a-f]{6})\]\n([\s\S]*?)\n\[\/\S+ \2\]$/gmu)].map(
      ([, name, , text]) => [name, text!],
    ),
  );
  return {
    article: texts.get('article') ?? texts.get('文章')!,
    a: texts.get('A')!,
    b: texts.get('B')!,
  };
}

/** Pairs of which each text says which it is, in both languages by turns: what comes of them is a script's to say. */
export const numberedPairs = (count: number): OrderPair[] =>
  Array.from({ length: count }, (_, at) => {
    const zh = at % 2 === 1;
    return {
      name: String(at + 2),
      question: '',
      article: zh ? `第${at}号船是红色的。` : `Boat ${at} is red.`,
      correct: zh ? `第${at}号是红的。` : `Boat ${at} is of a red colour.`,
      incorrect: zh ? `第${at}号是蓝的。` : `Boat ${at} is blue.`,
      language: zh ? 'zh' : 'en',
      category: 'factuality',
    };
  });

/** Number of the pair that a request is about, and whether the right text stands as A. */
export function pairAsked(request: ChatRequest): { at: number; inOrder: boolean } {
  const { article, a } = shownTexts(request);
  return { at: Number(/\d+/.exec(article)![0]), inOrder: /red|红/.test(a) };
}

/** A reply that chooses, as it was asked for. */
export const chosen = (choice: Choice): string => JSON.stringify({ choice });
