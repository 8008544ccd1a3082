import { describe, expect, it } from 'vitest';
import { memoryBytes } from '../bytes/file-bytes';
import { readQuestions } from './read-questions';

const read = (text: string | Buffer, name = 'questions') =>
  readQuestions(name, memoryBytes(Buffer.from(text as string)));

describe('questions of a file', () => {
  it('a CSV with quotes, an emoji and CRLF: each with its id, its language and its texts as they are', async () => {
    const { questions, refused, name } = await read(
      'id,query,context\r\nq1,"Which, ""ferry""? ⛴️",It is green.\r\nq2,几点开门？,八点。\r\n',
    );
    expect({ name, refused }).toEqual({ name: 'questions', refused: [] });
    expect(questions).toEqual([
      { externalId: 'q1', question: 'Which, "ferry"? ⛴️', reference: 'It is green.', language: 'en' },
      { externalId: 'q2', question: '几点开门？', reference: '八点。', language: 'zh' },
    ]);
  });

  it('JSON lines without ids, with an answer that is left out: ids that follow from the texts', async () => {
    const line = { question: 'Why?', reference: 'Because.', answer: 'So.' };
    const { questions } = await read(
      `${JSON.stringify(line)}\n${JSON.stringify({ ...line, answer: 'No.' })}\n`,
    );
    expect(questions.map(({ externalId }) => externalId)).toEqual(Array(2).fill(questions[0]!.externalId));
    expect(questions[0]!.externalId).toMatch(/^sha256-[0-9a-f]{24}$/);
    expect(questions[0]).not.toHaveProperty('answer');
  });

  it('a list of passages: is one reference, a passage a line', async () => {
    const line = { question: 'Why?', contexts: ['It rained.', '雨很大。'] };
    const { questions } = await read(JSON.stringify(line));
    expect(questions.map(({ reference }) => reference)).toEqual(['It rained.\n雨很大。']);
  });

  it('rows without a question or a reference: told with their lines, and the others are there', async () => {
    const { questions, refused } = await read('question,reference\n,x\nWhy?,Because.\nWho?,\n');
    expect(questions.map(({ question }) => question)).toEqual(['Why?']);
    expect(refused).toEqual([
      { line: 2, reason: 'question_empty' },
      { line: 4, reason: 'reference_empty' },
    ]);
  });

  it('no column of references: refused, and the column is named', async () => {
    await expect(read('question,answer\nWhy?,So.\n')).rejects.toMatchObject({
      error: { code: 'invalid', issues: [{ path: 'file.reference', code: 'no_such_column' }] },
    });
  });

  it('an empty file: refused', async () => {
    await expect(read('')).rejects.toMatchObject({ error: { code: 'invalid' } });
  });
});
