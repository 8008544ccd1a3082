import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUND_KINDS } from './round';
import { inTurn, KINDS_IN_TURN, positionsFor, type Turning, turnOf } from './turn-order';

const project = fc
  .array(fc.constantFrom(...ROUND_KINDS), { minLength: 1, maxLength: 12 })
  .map((kinds) => kinds.map((kind, at): Turning => ({ kind, number: at + 1, position: null })));
/** A project whose lead has put the rounds into some order. */
const ordered = project.chain((rounds) =>
  fc.shuffledSubarray(rounds, { minLength: rounds.length }).map((wanted) => {
    const positions = positionsFor(wanted);
    return wanted.map((round) => ({ ...round, position: positions.get(round)! }));
  }),
);
const numbers = (rounds: readonly Turning[]) => rounds.map(({ number }) => number);

describe('inTurn', () => {
  it('puts training, pilots and re-annotation before main rounds, older ones first within a kind', () => {
    fc.assert(
      fc.property(project, (rounds) => {
        const turns = inTurn(rounds);
        for (const [at, next] of turns.slice(1).entries()) {
          const [a, b] = [turns[at]!, next].map(({ kind }) => KINDS_IN_TURN.indexOf(kind));
          expect(a! < b! || (a === b && turns[at]!.number < next.number)).toBe(true);
        }
      }),
    );
    expect([...KINDS_IN_TURN].sort()).toEqual([...ROUND_KINDS].sort());
  });

  it('is the order that a lead has asked for, also when rounds of it close', () => {
    fc.assert(
      fc.property(ordered, fc.func(fc.boolean()), (rounds, stays) => {
        expect(numbers(inTurn(rounds))).toEqual(numbers(rounds));
        const open = rounds.filter(({ number }) => stays(number));
        expect(numbers(inTurn(open))).toEqual(numbers(open));
      }),
    );
  });

  it('leaves rounds where they are that were not asked about', () => {
    fc.assert(
      fc.property(project, fc.func(fc.boolean()), (rounds, isAsked) => {
        const asked = rounds.filter(({ number }) => isAsked(number));
        const before = asked.map(turnOf).sort((a, b) => a - b);
        const positions = positionsFor([...asked].reverse());
        const after = rounds.map((round) => ({ ...round, position: positions.get(round) ?? round.position }));
        expect(
          after
            .filter(({ number }) => isAsked(number))
            .map(turnOf)
            .sort((a, b) => a - b),
        ).toEqual(before);
      }),
    );
  });

  it('stands on numbers that stored positions are of: they stay what they are when a kind of round is added', () => {
    const turns = ROUND_KINDS.map((kind) => [kind, turnOf({ kind, number: 4, position: null })]);
    expect(Object.fromEntries(turns)).toEqual({
      training: 4,
      pilot: 1_000_004,
      reannotation: 2_000_004,
      main: 3_000_004,
    });
  });
});
