import { hash } from 'node:crypto';
import { Prisma } from '@/generated/prisma/client';

/** Samples `s` of one question and reference have it alike; as the index of prisma/sql/14-indexes.sql has it. */
export const QUESTION_KEY = Prisma.sql`md5(s.question || chr(31) || s.reference)`;

/** The same, of texts. */
export const questionKey = ({ question, reference }: { question: string; reference: string }): string =>
  hash('md5', `${question}\u001f${reference}`);
