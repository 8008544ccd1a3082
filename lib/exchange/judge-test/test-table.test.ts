import { expect, it } from 'vitest';
import { PLAIN } from '@/lib/testing/judge/ferry';
import { changeTable, pairTable } from './test-table';

const BY_TEXT = { readBy: 'text', embeddingFault: null } as const;

it('pairs with both replies; what a spreadsheet would run is neutralised', () => {
  const text = pairTable([
    {
      name: '2',
      category: 'factuality',
      language: 'en',
      question: '',
      article: '=1+1',
      correct: 'It is red.',
      incorrect: 'It is blue.',
      outcome: 'unreadable',
      replies: {
        inOrder: { choice: 'A', text: '{"choice":"A"}', fault: null, ...BY_TEXT },
        swapped: {
          choice: null,
          text: 'Both, I think',
          fault: 'unreadable',
          ...BY_TEXT,
          embeddingFault: 'timed_out',
        },
      },
    },
  ]);
  expect(text).toBe(
    '\uFEFFrow,category,language,question,article_sent,correct_sent,incorrect_sent,result,swapped_result,outcome,pass,' +
      'reply,swapped_reply,fault,swapped_fault,read_by,swapped_read_by,embedding_fault,swapped_embedding_fault\r\n' +
      `2,factuality,en,,'=1+1,It is red.,It is blue.,A,,unreadable,false,"{""choice"":""A""}","Both, I think",,unreadable,text,,,timed_out\r\n`,
  );
});

it('changed answers with the verdicts before and after', () => {
  const text = changeTable([
    {
      sampleId: '1',
      externalId: 'ferry',
      perturbation: 'planted_number',
      change: { was: '20:00', is: '21:00' },
      input: { ...PLAIN, reference: 'R', answer: 'At 21:00.' },
      before: 'consistent',
      after: 'inconsistent',
    },
  ]);
  expect(text.split('\r\n')[1]).toBe(
    'ferry,planted_number,20:00,21:00,When does the ferry run?,R,At 21:00.,consistent,inconsistent',
  );
});
