/** One fault of one input field: where it is and which rule it broke. */
export interface FieldIssue {
  /** Path of the field, such as "mapping.question" or "line 12". */
  path: string;
  code: IssueCode;
}

/** Which rule a field broke; the words for each are under errors.issue in the message files. */
export const ISSUE_CODES = [
  // Shapes, as zod names them; invalid_value stands for those that are not listed.
  'invalid_value',
  'invalid_type',
  'invalid_format',
  'invalid_email',
  'too_small',
  'too_big',
  'not_json',
  'unknown_field',
  'invalid_text',
  'out_of_range',
  'not_number',
  'web_address',
  'plain_address',
  // Endpoints.
  'proxy_address',
  'not_object',
  'set_by_studio',
  'secret_header',
  'header_name',
  'extra_too_long',
  // Runs.
  'no_prices',
  'below_minimum',
  'no_combination',
  'nothing_wanted',
  // Accounts.
  'wrong_credentials',
  'wrong_password',
  'wrong_code',
  'password_short',
  'password_long',
  'password_personal',
  'password_common',
  'password_date',
  'password_keyboard',
  'password_sequence',
  'password_monotone',
  // Labels and segments.
  'used_elsewhere',
  'stage_undeclared',
  'stage_not_judged',
  'type_without_failure',
  'type_of_other_stage',
  'quote_not_in_reference',
  'unknown_segmentation',
  'unknown_clause',
  'no_next_segment',
  'empty_part',
  'same_or_empty',
  'not_uncovered',
  'last_segment',
  // Files.
  'empty_file',
  'form_body',
  'not_text',
  'workbook_broken',
  'workbook_locked',
  'workbook_too_large',
  'workbook_old',
  'workbook_ods',
  'workbook_empty',
  'no_such_sheet',
  'parquet_broken',
  'parquet_locked',
  'parquet_too_large',
  'parquet_packing',
  'archive_broken',
  'archive_locked',
  'archive_too_large',
  'archive_empty',
  'archive_folders',
  'archive_nested',
  'no_such_entry',
  'several_entries',
  'missing_column',
  'no_such_column',
  'file_changed',
  'no_such_preset',
  'no_second',
  'second_too_large',
  'not_told',
  'with_segments',
  // Webhooks.
  'webhook_address',
  'most_webhooks',
  // Construction.
  'no_question_place',
  'faithful_prompt',
  // Rounds.
  'not_there',
  // Guidelines.
  'nested_too_deep',
  'too_many_parts',
  'too_many_marks',
  'too_many_clauses',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

export const OBJECT_NAMES = [
  'user',
  'link',
  'project',
  'member',
  'sample',
  'segment',
  'annotation',
  'label',
  'assignment',
  'run',
  'run_group',
  'import',
  'method',
  'endpoint',
  'guideline',
  'comment',
  'report',
  'board',
  'construction',
  'snapshot',
  'statistics',
  'round',
  'adjudication',
  'token',
  'saved_mapping',
  'webhook',
  'delivery',
  'request',
] as const;
export type ObjectName = (typeof OBJECT_NAMES)[number];

/** Why an object in its present state refuses an act. */
export const STATE_REASONS = [
  'project_archived',
  'sample_withdrawn',
  'annotation_submitted',
  'annotation_draft',
  'label_undecided',
  'type_missing',
  'evidence_missing',
  'evidence_contrary',
  'last_owner',
  'last_lead',
  'link_expired',
  'link_used',
  'link_revoked',
  'not_claimed',
  'sample_taken',
  'not_withdrawn',
  'already_running',
  'not_paused',
  'nothing_to_read',
  'nothing_to_test',
  'no_sources',
  'no_questions',
  'no_samples',
  'not_done',
  'snapshot_deleted',
  'no_judges',
  'below_requirement',
  'prefill_below_requirement',
  'nothing_failed',
  'already_ended',
  'user_disabled',
  'already_set_up',
  'second_factor_on',
  'second_factor_off',
  'second_step_over',
  'request_running',
  'name_mismatch',
  'author_gone',
  'lease_expired',
  'reassigned',
  'round_open',
  'round_closed',
  'rounds_changed',
  'round_made',
  'draw_changed',
  'draw_empty',
  'has_place',
  'training_done',
  'honeypot_known',
  'honeypot_picked',
  'training_known',
  'training_shown',
  'labelled_by_you',
  'adjudicated_by_another',
  'adjudicated',
  'not_adjudicated',
  'nothing_to_adjudicate',
  'reason_missing',
] as const;
export type StateReason = (typeof STATE_REASONS)[number];

/** Every way in which a verb can refuse. Closed: the maps to HTTP and to words are exhaustive over it. */
export type AppError =
  | { code: 'unauthenticated' }
  /** `scope`: what the token lacks; null where no token is let in. */
  | { code: 'forbidden'; scope?: string | null }
  /** The password was given too long ago for this; the same act goes once it was given again. */
  | { code: 'unconfirmed' }
  | { code: 'not_found'; object: ObjectName }
  /** The API has no such path. */
  | { code: 'no_route' }
  /** It has the path, under these methods. */
  | { code: 'wrong_method'; allowed: string[] }
  | { code: 'invalid'; issues: FieldIssue[] }
  | { code: 'stale'; object: ObjectName; version: number }
  | { code: 'state'; object: ObjectName; reason: StateReason }
  | { code: 'exists'; object: ObjectName }
  | { code: 'rate_limited'; retryAfterSeconds: number }
  | { code: 'too_large'; limitBytes: number }
  /** Files that wait take up the share of a person or a project. */
  | { code: 'quota'; of: 'person' | 'project'; limitBytes: number; usedBytes: number }
  /** The bytes of a request stopped coming; what of them was taken is kept. */
  | { code: 'interrupted' }
  /** As much as can be done at once is being done. */
  | { code: 'busy'; retryAfterSeconds: number }
  | { code: 'unavailable'; what: 'database' | 'worker' | 'disk' }
  | { code: 'internal'; id: string };

const APP_FAILURE = Symbol.for('face4rag.AppFailure');

/** An AppError on its way up; everything else that is thrown is a defect and becomes `internal`. */
export class AppFailure extends Error {
  readonly error: AppError;
  readonly [APP_FAILURE] = true;

  /**
   * Pages and route handlers are bundled separately, each with its own copy of the class, so this recognises errors of
   * either copy.
   */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && APP_FAILURE in thrown;
  }

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
