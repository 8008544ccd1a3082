import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@/lib/db/client';
import { fail } from '@/lib/errors';
import { CARRY_LABELS, COUNT_VOTES } from '@/lib/consistency/methods/registry';
import { type Voter, votersOf } from '@/lib/consistency/votes/voter';
import { judgesOfProject, type ProjectJudge } from './judges-of-project';

const NO_JUDGES = [...COUNT_VOTES, ...CARRY_LABELS];

/** The judges of a project whose votes can be counted: those with current predictions that neither count votes nor carry labels over. */
export async function votersOfProject(db: Db, projectId: string): Promise<ProjectJudge[]> {
  const judges = await judgesOfProject(db, projectId);
  return judges.filter(({ method, samples }) => samples > 0 && !NO_JUDGES.includes(method));
}

/**
 * Parameters of a method that counts votes, with all judges of the project where they name none. Fails with `state`/no_judges where
 * there is none, `invalid` at the place of one that is no judge of the project.
 */
export async function withVoters(db: Db, projectId: string, params: unknown): Promise<unknown> {
  const there = (await votersOfProject(db, projectId)).map(toVoter);
  const named = votersOf(params);
  if (there.length === 0) fail({ code: 'state', object: 'run', reason: 'no_judges' });
  if (!named) return { ...(params as object), judges: there };
  const isThere = (one: Voter): boolean =>
    there.some((other) => isDeepStrictEqual({ ...one, weight: 1 }, other));
  const strange = named.findIndex((one) => !isThere(one));
  if (strange >= 0)
    fail({ code: 'invalid', issues: [{ path: `params.judges.${strange}`, code: 'invalid_value' }] });
  return params;
}

const toVoter = ({ method, version, model, params }: Omit<Voter, 'weight'>): Voter => ({
  ...{ method, version, model, params },
  weight: 1,
});
