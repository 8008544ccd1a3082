/** Who can act, as the audit log tells them apart; `lib/auth/ctx.ts` says what each is. */
export const ACTOR_KINDS = ['user', 'token', 'job', 'command_line', 'anonymous'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The studio's own jobs, under the names that the audit log shows. */
export const ACTOR_JOBS = [
  'accounts',
  'agreement',
  'board',
  'construction',
  'import',
  'leases',
  'report',
  'run',
  'search_index',
  'snapshot',
  'start',
  'statistics',
  'uploads',
] as const;
export type ActorJob = (typeof ACTOR_JOBS)[number];
