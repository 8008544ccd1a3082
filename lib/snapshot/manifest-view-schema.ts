import { z } from 'zod';
import { goldRuleSchema } from '@/lib/adjudication/gold-rule';
import { EXPOSURES } from '@/lib/annotation/view';
import { GOLD_ORIGINS_OF_ANSWERS } from '@/lib/progress/figures';
import { ERROR_TYPES } from '@/lib/typology/error-type';
import { errataSchema } from './errata/errata-view-schema';
import { SNAPSHOT_CONTENTS } from './order';

/** The format of a snapshot's lines and manifest; in the first one gold did not tell what it was made of, in the second judges had no parameters. */
export const SNAPSHOT_FORMAT = 'face4rag-snapshot/3';
const FORMATS = ['face4rag-snapshot/1', 'face4rag-snapshot/2', SNAPSHOT_FORMAT] as const;

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const figures = z.object({
  samples: count,
  /** Mean lengths in Unicode code points. */
  lengths: z.object({ question: z.number(), reference: z.number(), answer: z.number() }),
  /** Answers by what gold says of them; `open`: nothing yet. */
  gold: z.object({ consistent: count, inconsistent: count, open: count }),
  /** Answers with an error of each type; an answer with several counts for each. */
  types: z.record(z.enum(ERROR_TYPES), count),
  /** Segments of gold, those of them that are inconsistent, and the answers that have some, which snapshots of the first two formats do not tell. */
  segments: z.object({ n: count, inconsistent: count, answers: count.optional() }),
});
export type GroupFigures = z.output<typeof figures>;
/** Answers with a gold verdict by what a judge says of them: `tp` is an inconsistent one that was called so, undecided is wrong. */
const matrix = z.object({ tp: count, fn: count, fp: count, tn: count });
const judge = z.object({
  method: z.string(),
  version: z.string(),
  model: z.string().nullable(),
  params: z.unknown().optional(),
});
const groups = z.array(z.object({ name: z.string(), ...figures.shape }));
export type SnapshotGroup = z.output<typeof groups>[number];

/** Spans of the reference by what they say of the segment, and searches that found nothing. */
export const EVIDENCE_KINDS = ['supports', 'contradicts', 'not_found'] as const;

/** A coefficient with its interval of 95 %; null where it is undefined. */
const measured = z
  .object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })
  .nullable();

/** What a snapshot says of itself: what it was made of, what is in it, and by which hash it is known. */
export const snapshotManifestSchema = z.object({
  format: z.enum(FORMATS),
  content: z.enum(SNAPSHOT_CONTENTS),
  /** The name that the project had; a snapshot from before it was kept goes by that of now. */
  project: z.string().optional(),
  /** SHA-256, hex, of its lines, each with a line feed behind it, by id in the order of Unicode code points. */
  hash: sha256,
  /** The same of the lines of each split. */
  splits: z.array(z.object({ name: z.string(), share: count, samples: count, hash: sha256 })),
  /** Rows of each table of the folder in each split; "" is the split of a snapshot that has none. */
  tables: z.array(z.object({ table: z.string(), split: z.string(), rows: count })).optional(),
  goldRule: goldRuleSchema,
  /** The guidelines in force; null where there are none. */
  guideline: z.object({ number: count, hash: sha256 }).nullable(),
  typology: z.array(z.enum(ERROR_TYPES)),
  ...figures.shape,
  /** The same of the samples in each language, ascending by name. */
  languages: groups,
  /** Of each generator; "" for answers of an unknown one. */
  generators: groups,
  /** Collected and constructed ones. */
  origins: groups,
  goldOrigins: z.record(z.enum(GOLD_ORIGINS_OF_ANSWERS), count),
  /** Segments of gold that two or more people judged, and those on which all gave the same verdict, whatever type they named. */
  variation: z.object({ shared: count, unanimous: count }),
  /** Labels that people gave to segments with a gold verdict, and those that say another one. */
  dissent: z.object({ n: count, of: count }).optional(),
  /** Families of judges that were shown or have predictions, and answers with a gold verdict that a judge of theirs cannot have moved. */
  judgeSafe: z.array(z.object({ family: z.string(), consistent: count, inconsistent: count })).optional(),
  /** Judges with predictions: over all answers with a gold verdict, and over those that are safe for their family. */
  scores: z.array(judge.extend({ all: matrix, safe: matrix })).optional(),
  /** Pieces of evidence in the gold, by kind. */
  evidence: z.record(z.enum(EVIDENCE_KINDS), count),
  /** People whose labels the gold is made of, and how many annotations of theirs. */
  annotators: count,
  annotations: count,
  /** Labels that the gold is made of, by what had been shown before each. */
  exposure: z.record(z.enum(EXPOSURES), count),
  /** Answers whose gold no judge and no peer could move, and that no lead adjudicated. */
  blind: count,
  /** Judges that had been shown before some of these labels, and before how many. */
  judges: z.array(judge.extend({ labels: count })),
  /** What the gold makes of released labels, where it was asked for. */
  errata: errataSchema.optional(),
  /** Krippendorff's alpha of people over all rounds, of verdicts and of types by segment; null where it was not up to date. */
  agreement: z.object({ samples: count, segments: count, verdict: measured, type: measured }).nullable(),
});
export type SnapshotManifest = z.output<typeof snapshotManifestSchema>;

/** Whether a snapshot's lines name judges with their parameters. */
export const hasJudgeParams = ({ format }: Pick<SnapshotManifest, 'format'>): boolean =>
  format === SNAPSHOT_FORMAT;

/** Mean number of segments of an answer that has some; null where none has, or it is not told how many have. */
export function segmentsPerAnswer({
  segments,
  gold,
  samples,
}: Pick<GroupFigures, 'segments' | 'gold' | 'samples'>): number | null {
  const answers = segments.answers ?? (gold.open === 0 ? samples : 0);
  return answers === 0 ? null : segments.n / answers;
}

/** Answers with a gold verdict of which more is open, the verdict on a segment or a type, so that no origin is told of them. */
export const partlyOpen = ({ gold, goldOrigins }: Pick<SnapshotManifest, 'gold' | 'goldOrigins'>): number =>
  gold.consistent + gold.inconsistent - Object.values(goldOrigins).reduce((sum, n) => sum + n, 0);
