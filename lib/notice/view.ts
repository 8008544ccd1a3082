export const NOTICE_KINDS = ['mention', 'reply', 'returned', 'guideline'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something a person should know of. */
export interface NoticeView {
  id: string;
  kind: NoticeKind;
  project: { id: string; name: string };
  sample: { id: string; externalId: string } | null;
  /** Number of the guidelines that it tells of. */
  guideline: number | null;
  /** Who did it; null for somebody who is gone. */
  by: string | null;
  /** Why a sample was returned, or what a version of the guidelines changed. */
  text: string;
  /** ISO 8601. */
  createdAt: string;
  read: boolean;
}
