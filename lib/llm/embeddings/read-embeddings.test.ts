import { describe, expect, it } from 'vitest';
import { packedVectors, unpackedVectors } from './packed-vectors';
import { readEmbeddings } from './read-embeddings';

const one = (index: number, ...embedding: number[]) => ({ object: 'embedding', index, embedding });
const OPENAI = { prompt_tokens: 8, total_tokens: 8 };

describe('readEmbeddings', () => {
  it('the vectors and what was counted', () => {
    const response = { object: 'list', model: 'e-1', data: [one(0, 1, 0), one(1, 0, 1)], usage: OPENAI };
    expect(readEmbeddings(response, 2)).toEqual({
      vectors: [
        [1, 0],
        [0, 1],
      ],
      usage: { prompt: 8, cachedPrompt: 0, completion: 0 },
    });
  });

  // Whether the order is that of the input: openai/openai-python#420, chroma-core/chroma#344, pydantic/pydantic-ai#7284.
  it('in another order than the texts: by their index', () => {
    const data = [one(2, 3), one(0, 1), one(1, 2)];
    expect(readEmbeddings({ data, usage: OPENAI }, 3).vectors).toEqual([[1], [2], [3]]);
  });

  it.each([
    ['without an index', [{ embedding: [1] }, { embedding: [2] }]],
    ['with the same index', [one(0, 1), one(0, 2)]],
  ])('%s: as they came', (_, data) => {
    expect(readEmbeddings({ data }, 2).vectors).toEqual([[1], [2]]);
  });

  // Ollama counted nothing when /v1/embeddings was new (ollama/ollama#5870), Gemini does not (ogx-ai/ogx#3813).
  it.each([[undefined], [null], [{}], [{ prompt_tokens: 0, total_tokens: 0 }]])(
    'usage %j: nothing was counted',
    (usage) => {
      expect(readEmbeddings({ data: [one(0, 1)], usage }, 1).usage).toBeNull();
    },
  );

  it.each([
    [{ total_tokens: 7 }, 7],
    [{ prompt_tokens: 6, completion_tokens: 0, total_tokens: 6 }, 6],
  ])('usage %j: %d tokens of the prompt', (usage, prompt) => {
    expect(readEmbeddings({ data: [one(0, 1)], usage }, 1).usage).toEqual({
      prompt,
      cachedPrompt: 0,
      completion: 0,
    });
  });

  // A gateway may answer in the other format than was asked for, which made vectors of a quarter of their length (BerriAI/litellm#42426).
  it('in base64 although numbers were asked for', () => {
    const embedding = packedVectors([[0.5, -2]]);
    expect(readEmbeddings({ data: [{ index: 0, embedding }] }, 1).vectors).toEqual([[0.5, -2]]);
  });

  it.each([
    ['no data', {}],
    ['nothing', null],
    ['too few', { data: [one(0, 1)] }],
    ['too many', { data: [one(0, 1), one(1, 1), one(2, 1)] }],
    ['of different lengths', { data: [one(0, 1), one(1, 1, 2)] }],
    ['empty', { data: [one(0), one(1)] }],
    ['no numbers', { data: [{ embedding: [null] }, { embedding: ['x'] }] }],
  ])('a reply with %s: is none', (_, response) => {
    expect(() => readEmbeddings(response, 2)).toThrow(/embeddings/);
  });

  it('an error in a reply of status 200: is thrown as such', () => {
    expect(() => readEmbeddings({ error: { message: 'no such model', code: 404 } }, 1)).toThrow(
      /no such model/,
    );
  });
});

it('vectors are packed as 32-bit floats and come back', () => {
  const vectors = [
    [0.25, -1.5, 3],
    [0, 1, 0],
  ];
  expect(unpackedVectors(packedVectors(vectors))).toEqual(vectors);
  expect(packedVectors([[1]])).toBe('AACAPw==');
});
