import { hashOf } from '@/lib/consistency/ask/hash';

interface Answer {
  id: string;
  verdict: 'consistent' | 'inconsistent';
}

/**
 * Up to `size` answers, in an order that looks like chance and is the same each time: consistent and inconsistent ones by
 * turns, since errors are planted in the former alone; where one kind is used up the other goes on.
 */
export function drawOfBoth<One extends Answer>(answers: readonly One[], size: number): One[] {
  const drawn = answers.toSorted((a, b) => hashOf(a.id) - hashOf(b.id));
  const turn = { consistent: 0, inconsistent: 0 };
  const inTurn = drawn.map((answer) => ({ answer, turn: turn[answer.verdict]++ }));
  return inTurn
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, size)
    .map(({ answer }) => answer);
}
