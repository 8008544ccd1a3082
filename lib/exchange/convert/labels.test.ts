import { describe, expect, it } from 'vitest';
import { wordsRead } from './labels';

describe('words of a tool as a label', () => {
  it.each([
    [['consistent'], 'consistent', []],
    [['Correct'], 'consistent', []],
    [['KCont'], 'KCont', []],
    [['inconsistent'], 'inconsistent', []],
    [['不一致'], 'inconsistent', []],
    // In what way it is inconsistent, which no type says yet.
    [['unsupported'], 'inconsistent', ['unsupported']],
    [['inconsistent', 'KCont'], 'KCont', []],
    [['Severe', 'inconsistent', 'unsupported', 'Hallu'], 'Hallu', ['Severe', 'unsupported']],
    // What contradicts the first verdict is kept.
    [['consistent', 'KCont'], 'consistent', ['KCont']],
    [['KCont', 'Hallu', 'consistent'], 'KCont', ['Hallu', 'consistent']],
    [['maybe'], null, ['maybe']],
    [[], null, []],
  ])('%j: says %s and leaves %j', (words, said, rest) => {
    expect(wordsRead(words)).toEqual({ said, rest });
  });
});
