import type { PrismaClient } from '@/generated/prisma/client';
import type { RequesterRole, RequestIds } from '@/lib/testing/actions/access-table';
import type { AttackResponses } from './answers';
import type { Visitor } from './visitor';

/**
 * How hard the attacks hit: `npm run test:attack` with all it has, `npm test` just so that each entry point is tried.
 */
export interface Force {
  /** Length of one flood, and how many come at once. */
  floodBytes: number;
  floods: number;
  /** Length of a cell or line without an end. */
  cellBytes: number;
  guesses: number;
  /** Accounts that are sprayed with one password; more than an address may try. */
  accounts: number;
  stalledUploads: number;
  slowConnections: number;
  /** How long what is slow is kept up. */
  slowMs: number;
  /** Every kind of wrong text and argument at each entry point, not only the likeliest. */
  thorough: boolean;
}

export const FULL: Force = {
  floodBytes: 450 * 1024 ** 2,
  floods: 3,
  cellBytes: 60 * 1024 ** 2,
  guesses: 150,
  accounts: 150,
  stalledUploads: 69,
  slowConnections: 200,
  slowMs: 20_000,
  thorough: true,
};
export const SHORT: Force = {
  floodBytes: 24 * 1024 ** 2,
  floods: 1,
  cellBytes: 3 * 1024 ** 2,
  guesses: 24,
  accounts: 110,
  stalledUploads: 6,
  slowConnections: 20,
  slowMs: 500,
  thorough: false,
};

/** What is attacked: a running studio with people, a project of theirs, and a project of somebody else. */
export interface AttackTarget {
  url: string;
  db: PrismaClient;
  force: Force;
  answers: AttackResponses;
  visitors: Record<RequesterRole, Visitor>;
  /** Leads a project of their own, `ownIds`, and is in no other. */
  neighbour: Visitor;
  /** Things of the project, and somebody in it who attacks nothing. */
  ids: RequestIds & { userId: string };
  ownIds: RequestIds & { userId: string };
}

/** One way to harm a studio. */
export interface Attack {
  name: string;
  /** Carries it out; returns what did not hold, in words, and nothing where all did. */
  run(target: AttackTarget): Promise<string[]>;
}
