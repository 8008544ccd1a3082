/** Who looks at the comments of a sample. */
export interface Viewer {
  userId: string;
  /** An annotator who has not submitted their own annotation of the sample, or may be tried by it. Leads and readers never are. */
  blind: boolean;
  leads: boolean;
  /** May annotate in the project, which is not archived. */
  annotates: boolean;
}

/** A comment as far as seeing it concerns. */
export interface Seen {
  authorId: string;
  /** Its author leads the project, or owns the instance. */
  byLead: boolean;
  mentions: readonly string[];
  /** Who began its thread; the author of the first comment. */
  threadBy: string;
}

/**
 * An annotation is worth something because nobody influenced it. So a blind annotator sees their own comments, and what
 * a lead says to them: in a mention, or in a thread that they began. Another annotator's words wait until they have
 * submitted, also where they are mentioned.
 */
export function maySee(viewer: Pick<Viewer, 'userId' | 'blind'>, comment: Seen): boolean {
  if (!viewer.blind || comment.authorId === viewer.userId) return true;
  return comment.byLead && (comment.threadBy === viewer.userId || comment.mentions.includes(viewer.userId));
}

/**
 * Whether somebody is blind: submitted now, or having seen peers' comments before, nobody is any more; but where the sample may
 * be a honeypot, every annotator is, since words of others tell that somebody has had it.
 */
export function isBlind(of: {
  annotatesOnly: boolean;
  submitted: boolean;
  peersSeen: boolean;
  mayBeHoneypot: boolean;
}): boolean {
  return of.annotatesOnly && (of.mayBeHoneypot || (!of.submitted && !of.peersSeen));
}

/** Say something: whoever may annotate. */
export const mayWrite = (viewer: Pick<Viewer, 'annotates'>): boolean => viewer.annotates;

type Acting = Pick<Viewer, 'userId' | 'annotates' | 'leads'>;

/** Put a comment in other words, or take it away: its author alone. */
export const mayEdit = (viewer: Acting, comment: { authorId: string }): boolean =>
  mayWrite(viewer) && comment.authorId === viewer.userId;

/** Say of a thread that it is resolved, or open again: who began it, and leads. */
export const mayResolve = (viewer: Acting, first: { authorId: string } | undefined): boolean =>
  mayWrite(viewer) && (viewer.leads || first?.authorId === viewer.userId);
