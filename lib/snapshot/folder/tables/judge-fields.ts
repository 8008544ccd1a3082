import { canonicalJson } from '../../canonical-json';
import type { NamedJudge } from '../../snapshot-judges';

/** How a table names a judge. */
export interface JudgeFields {
  types: Readonly<Record<string, 'string'>>;
  of(judge: NamedJudge): Record<string, string | null>;
}

/** Without parameters in snapshots that hold none, so that their files stay as they were; else as the text of canonical JSON. */
export const judgeFields = (hasParams: boolean): JudgeFields => ({
  types: { method: 'string', version: 'string', model: 'string', ...(hasParams && { params: 'string' }) },
  of: ({ method, version, model, params }) => ({
    ...{ method, version, model },
    ...(hasParams && { params: canonicalJson(params ?? null) }),
  }),
});
