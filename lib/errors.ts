/** One fault of one input field: where it is and which rule it broke. */
export interface FieldIssue {
  /** Path of the field, such as "mapping.question" or "line 12". */
  path: string;
  /** Message key under errors.issue in the message files. */
  code: string;
  params?: Record<string, string | number>;
}

export type ObjectName =
  | 'user'
  | 'link'
  | 'project'
  | 'member'
  | 'sample'
  | 'segment'
  | 'annotation'
  | 'label'
  | 'assignment'
  | 'run'
  | 'import'
  | 'method';

/** Why an object in its present state refuses an act. */
export type StateReason =
  | 'project_archived'
  | 'sample_withdrawn'
  | 'annotation_submitted'
  | 'annotation_draft'
  | 'label_undecided'
  | 'type_missing'
  | 'last_owner'
  | 'last_lead'
  | 'link_expired'
  | 'link_used'
  | 'link_revoked'
  | 'not_claimed'
  | 'sample_taken'
  | 'not_withdrawn'
  | 'already_running'
  | 'already_ended'
  | 'user_disabled'
  | 'already_set_up'
  | 'name_mismatch';

/** Every way in which a verb can refuse. Closed: the maps to HTTP and to words are exhaustive over it. */
export type AppError =
  | { code: 'unauthenticated' }
  | { code: 'forbidden' }
  | { code: 'not_found'; object: ObjectName }
  | { code: 'invalid'; issues: FieldIssue[] }
  | { code: 'stale'; object: ObjectName; version: number }
  | { code: 'state'; object: ObjectName; reason: StateReason }
  | { code: 'exists'; object: ObjectName }
  | { code: 'rate_limited'; retryAfterSeconds: number }
  | { code: 'too_large'; limitBytes: number }
  | { code: 'unavailable'; what: 'database' | 'worker' | 'disk' }
  | { code: 'internal'; id: string };

/** An AppError on its way up; everything else that is thrown is a defect and becomes `internal`. */
export class AppFailure extends Error {
  readonly error: AppError;

  constructor(error: AppError) {
    super(error.code === 'invalid' ? `invalid: ${JSON.stringify(error.issues)}` : JSON.stringify(error));
    this.name = 'AppFailure';
    this.error = error;
  }
}

/** Refuses with an AppError. */
export function fail(error: AppError): never {
  throw new AppFailure(error);
}
