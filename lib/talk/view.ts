import type { Mentionable } from './mentions';

export interface CommentView {
  id: string;
  by: { id: string; name: string };
  /** As stored; "" once it is deleted. */
  body: string;
  version: number;
  /** ISO 8601. */
  createdAt: string;
  edited: boolean;
  deleted: boolean;
}

/** A comment with the replies to it, oldest first. */
export interface ThreadView {
  id: string;
  segmentId: string | null;
  /** Words of the segment, as it was; null for a thread on the sample. */
  segment: string | null;
  resolved: boolean;
  mayResolve: boolean;
  comments: CommentView[];
}

export interface TalkView {
  threads: ThreadView[];
  /** Everybody who can be mentioned. */
  people: Mentionable[];
  /** Others who are named in what is said here: they have left, or came with a file. */
  named?: Mentionable[];
  me: string;
  mayWrite: boolean;
}
