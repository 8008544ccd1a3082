import type { GoldVerdict } from '@/lib/adjudication/support';
import type { TextRange } from '@/lib/agreement/statistics/span-overlap';
import type { Db } from '@/lib/db/client';
import type { ErrorType } from '@/lib/typology/error-type';
import type { BoardSample } from '../../board/board-data';
import { touchingFamilies } from '../../judge-safe';
import { loadAdjudicatedFamilies } from './load-adjudicated-families';
import { loadBlindLabels } from './load-blind-labels';
import { loadDraws } from './load-draws';

interface Row {
  id: string;
  question: string;
  language: string;
  generator: string | null;
  recipe: string | null;
  length: number;
  gold: GoldVerdict | null;
  types: ErrorType[];
  failed: TextRange[];
}

/** A project's samples with their gold and with what people say of them blindly, in the order of arrival; withdrawn ones are left out. */
export async function loadBoardSamples(db: Db, projectId: string): Promise<BoardSample[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.id, md5(s.question) AS question, s.language, s.generator, s.pedigree->>'recipe' AS recipe, face4rag_utf16_length(s.answer)::int AS length,
      p."goldVerdict"::text AS gold, p."goldTypes"::text[] AS types, p."goldFailed" AS failed
    FROM "Sample" s JOIN "SampleProgress" p ON p."sampleId" = s.id
    WHERE s."projectId" = ${projectId}::uuid AND s."withdrawnAt" IS NULL ORDER BY s.ordinal`;
  const blind = await loadBlindLabels(db, projectId);
  const draws = await loadDraws(db, projectId);
  const predicted = await loadAdjudicatedFamilies(db, projectId);
  return rows.map((row): BoardSample => {
    const own = blind.get(row.id);
    const shown = own?.shown ?? [];
    return {
      ...row,
      // A lead who adjudicates sees what judges say, whether or not they change anything.
      blind: !predicted.has(row.id) && own !== undefined && own.untouched,
      touched: [...touchingFamilies(shown, shown, predicted.get(row.id) ?? null)].sort(),
      labels: own?.labels ?? new Map(),
      draws: draws.get(row.id) ?? [],
    };
  });
}
