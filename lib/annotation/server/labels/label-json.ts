import { Prisma } from '@/generated/prisma/client';

/** Builds one label `l` and, beside it, the method's label `m` (of a LEFT JOIN) as parseLabel reads them. */
export const LABEL_JSON = Prisma.sql`json_build_object(
  'labelId', l.id, 'fact', l.fact, 'logic', l.logic, 'errorType', l."errorType", 'evidence', l.evidence,
  'note', l.note, 'exposure', l.exposure, 'decidedAt', l."decidedAt", 'revealedAt', l."revealedAt", 'first', l.first, 'version', l.version,
  'guideline', l.guideline, 'clause', l.clause,
  'prediction', CASE WHEN m.id IS NOT NULL THEN json_build_object(
    'fact', m.fact, 'logic', m.logic, 'errorType', m."errorType", 'evidence', m.evidence, 'details', m.machine) END)`;
