import { z } from 'zod';
import { ROUND_KINDS } from './round';

/** A sample that a round would take. */
export const previewSampleSchema = z.object({
  id: z.string(),
  externalId: z.string(),
  question: z.string(),
  honeypot: z.boolean(),
  /** Names of its people who have had the sample in another round. */
  knownTo: z.array(z.string()),
});

/** What a person of the round would find there. */
export const previewPersonSchema = z.object({
  userId: z.string(),
  name: z.string(),
  /** Samples that they have had in another round. */
  knows: z.number(),
  /** Samples that may be given to them; the other people get some of these before them. */
  mayGet: z.number(),
  /** Honeypots that are new to them. */
  honeypots: z.number(),
});

/** Another open round that has people in common. */
export const previewTurnSchema = z.object({
  number: z.number(),
  name: z.string(),
  people: z.array(z.string()),
});

/** One id of a list, with the number of its line. */
export const idLineSchema = z.object({ line: z.number(), id: z.string() });

/** What a round would take and give, before it opens. */
export const roundPreviewSchema = z.object({
  /** Stands for what is drawn: the round opens only while it would still draw the same. */
  drawn: z.string(),
  kind: z.enum(ROUND_KINDS),
  honeypotShare: z.number(),
  /** Of the people, in the number of rounds: whether what they have submitted elsewhere is given again. */
  repeats: z.boolean(),
  /** Samples that were chosen, before kind and size. */
  chosen: z.number(),
  /** Samples that it takes, without honeypots. */
  samples: z.number(),
  places: z.number(),
  /** Samples among these whose answer is known. */
  known: z.number(),
  honeypots: z.number(),
  /** Samples that one or more of its people have had in another round. */
  met: z.number(),
  /** The first ones, in the order in which they are given. */
  first: z.array(previewSampleSchema),
  people: z.array(previewPersonSchema),
  /** Rounds that wait until this one has nothing left for these people. */
  before: z.array(previewTurnSchema),
  /** Rounds that go first for these people. */
  after: z.array(previewTurnSchema),
  /** Lines of the list that name no sample. */
  unknown: z.array(idLineSchema),
});
