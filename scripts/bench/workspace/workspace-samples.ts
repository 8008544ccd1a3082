import { userActor } from '@/lib/auth/ctx';
import { createHash } from 'node:crypto';
import type { PrismaClient } from '@/generated/prisma/client';
import { claimNamedSample } from '@/lib/annotation/server/assignment/claim-named-sample';
import type { EvidenceContent } from '@/lib/annotation/evidence/evidence';
import { machineDetailsSchema } from '@/lib/annotation/labels/machine';
import type { JudgedSegment } from '@/lib/consistency/method';
import { storePredictions } from '@/lib/consistency/server/store-predictions';
import { span } from '@/lib/text/offsets';

export const SEGMENTS = 60;
const REFERENCE_CHARACTERS = 20_000;
const LONG_CHARACTERS = 100_000;
/** Stand at the end of the long reference and nowhere else. */
export const LAST_WORDS = '以上为全部记录。';
const EVIDENCE = 200;

const PLACES = ['山谷', '平原', '湖区', '河口', '北岸', '旧城', '林场', '水库'];
const EVENTS = ['修建了堤坝', '记录了水位', '迁移了村庄', '种植了松林', '开放了渡口', '测量了流量'];

/** The same number below `below` for the same seed, in every run. */
const pick = (seed: number, below: number): number =>
  createHash('sha256').update(String(seed)).digest().readUInt32BE(0) % below;

const sentence = (seed: number): string =>
  `${1900 + pick(seed, 120)} 年，${PLACES[pick(seed + 1, PLACES.length)]}${EVENTS[pick(seed + 2, EVENTS.length)]}，共用 ${pick(seed + 3, 900)} 天。`;

interface Texts {
  reference: string;
  sentences: { start: number; end: number }[];
  answer: string;
  pieces: { start: number; end: number }[];
}

/** A reference in paragraphs of six sentences, and an answer of 60 sentences. */
function texts(sample: number, characters = REFERENCE_CHARACTERS): Texts {
  const reference: Texts = { reference: '', sentences: [], answer: '', pieces: [] };
  for (let at = 0; reference.reference.length < characters; at += 1) {
    const start = reference.reference.length;
    reference.reference += sentence(sample * 10_000 + at);
    reference.sentences.push({ start, end: reference.reference.length });
    if (at % 6 === 5) reference.reference += '\n\n';
  }
  for (let at = 0; at < SEGMENTS; at += 1) {
    const start = reference.answer.length;
    reference.answer += sentence(sample * 10_000 + 5_000 + at);
    reference.pieces.push({ start, end: reference.answer.length });
  }
  return reference;
}

/** A method's prediction of it: 60 segments, with 200 pieces of evidence between them. */
function prediction({ reference, sentences, answer, pieces }: Texts): JudgedSegment[] {
  const evidence = (segment: number): EvidenceContent[] => {
    const from = Math.round((segment * EVIDENCE) / SEGMENTS);
    const to = Math.round(((segment + 1) * EVIDENCE) / SEGMENTS);
    return Array.from({ length: to - from }, (_, at) => {
      // Spread over the whole text, so that going on to the next segment scrolls far.
      const { start, end } = sentences[((from + at) * 37) % sentences.length]!;
      return {
        relation: at === 0 ? 'supports' : 'contradicts',
        start,
        end,
        quote: reference.slice(start, end),
      };
    });
  };
  return pieces.map(({ start, end }, segment) => ({
    text: answer.slice(start, end),
    spans: [span(start, end)],
    fact: segment % 3 === 0 ? 'inconsistent' : 'consistent',
    logic: 'not_judged',
    errorType: null,
    evidence: evidence(segment),
    machine: machineDetailsSchema.parse({
      score: 1.5,
      threshold: 2.2,
      suggestedType: 'KCont',
      findings: [
        { rule: 'number_uncovered', weight: 'verdict', segmentQuote: answer.slice(start, start + 4) },
      ],
    }),
  }));
}

/** Fills a project with samples as large as they come, each read by a method. */
export async function fillProject(db: PrismaClient, projectId: string, count: number): Promise<void> {
  const run = await readBy(db, projectId);
  for (let sample = 0; sample < count; sample += 1) await add(db, run, `bench-${sample}`, texts(sample));
}

/** One sample more, with a reference of 100,000 characters, that a person has taken. */
export async function addLongSample(db: PrismaClient, projectId: string, userId: string): Promise<string> {
  const made = texts(5_000, LONG_CHARACTERS);
  const whole = { ...made, reference: made.reference + LAST_WORDS };
  const id = await add(db, await readBy(db, projectId), 'long', whole);
  await claimNamedSample({ actor: userActor(userId, 'owner'), db }, projectId, id); // out of turn, as a lead may
  return id;
}

const readBy = (db: PrismaClient, projectId: string): Promise<{ id: string; projectId: string }> =>
  db.run.create({
    data: { projectId, method: 'offline', version: '1', params: {}, judges: ['fact'], state: 'done' },
  });

async function add(
  db: PrismaClient,
  run: { id: string; projectId: string },
  externalId: string,
  made: Texts,
): Promise<string> {
  const { reference, answer } = made;
  const text = { question: '何时？', reference, answer, language: 'zh' };
  const { id } = await db.sample.create({
    data: { ...text, projectId: run.projectId, externalId, textHash: externalId },
    select: { id: true },
  });
  const predictions = [{ sampleId: id, prediction: { segments: prediction(made) } }];
  await db.$transaction((tx) => storePredictions(tx, { ...run, judges: ['fact'] }, predictions));
  return id;
}
