import type { AnswerVerdict } from '@/lib/annotation/labels/verdict';
import type { Db } from '@/lib/db/client';
import type { MethodInput } from '@/lib/consistency/method';
import type { Voter } from '@/lib/consistency/votes/voter';
import { ALIKE } from '../alike';

interface Row {
  sampleId: string;
  /** Which of the judges, from 1 on. */
  nth: number;
  verdict: AnswerVerdict;
}

/** Samples of a project with what each judge's current prediction says of their answer, in the order of the judges. */
export async function withVotes<Sample extends { id: string }>(
  db: Db,
  projectId: string,
  voters: readonly Voter[],
  samples: readonly Sample[],
): Promise<(Sample & Required<Pick<MethodInput, 'votes'>>)[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT a."sampleId", o.nth::int, coalesce(a.verdict::text, 'undecided') AS verdict
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(voters)}::jsonb) AS (method text, version text, model text, params jsonb))
      WITH ORDINALITY AS o(method, version, model, params, nth)
    JOIN "Run" r ON r."projectId" = ${projectId}::uuid AND ${ALIKE}
    JOIN "Annotation" a ON a."runId" = r.id AND a.source = 'method' AND NOT a.superseded
    WHERE a."sampleId" = ANY(${samples.map(({ id }) => id)}::uuid[])`;
  const said = new Map(rows.map(({ sampleId, nth, verdict }) => [`${sampleId} ${nth}`, verdict]));
  return samples.map((sample) => ({
    ...sample,
    votes: voters.map((_, at) => said.get(`${sample.id} ${at + 1}`) ?? null),
  }));
}
