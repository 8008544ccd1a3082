/** The message files in which a value of the audit log has its words. */
type Namespace = 'auditLog' | 'verdicts' | 'typology' | 'methods' | 'export' | 'runs' | 'webhooks';
export type ValueKey = readonly [Namespace, string];

/** Written by people, or names of theirs: no word of ours stands in for what they say. */
const THEIR_WORDS = ['name', 'description', 'note', 'from', 'model', 'sample'];
/** What the studio gives as a reason where no person does. */
const OWN_REASONS = ['member_removed', 'person_erased', 'workbook_broken', 'workbook_too_large'];

/** Fields whose values have words of their own. */
const OF_FIELD: Record<string, (said: string) => ValueKey> = {
  fact: (said) => ['verdicts', said],
  logic: (said) => ['verdicts', said],
  verdict: (said) => ['verdicts', said],
  errorType: (said) => ['typology', `${said}.name`],
  method: (said) => ['methods', `${said}.name`],
  content: (said) => ['export', `names.${said}`],
  format: (said) => ['export', `formatNames.${said}`],
  error: (said) => ['runs', `met.${said}`],
  exposure: (said) => ['auditLog', `exposures.${said}`],
  annotations: (said) => ['auditLog', `annotations.${said}`],
  action: (said) => ['auditLog', `action.${said}`],
  object: (said) => ['auditLog', `objects.${said}`],
  events: (said) => ['webhooks', `events.${said}`],
  fields: (said) => ['auditLog', `fields.${said}`],
};

/** Where the words for a value of a field stand, the first that is there; none for what people wrote, for numbers and ids. */
export function valueKeys(field: string, said: string): ValueKey[] {
  if (THEIR_WORDS.includes(field) || (field === 'reason' && !OWN_REASONS.includes(said))) return [];
  const own = OF_FIELD[field]?.(said);
  const common: ValueKey[] = /^[a-z_]+$/.test(said) ? [['auditLog', `values.${said}`]] : [];
  return own ? [own, ...common] : common;
}
