/** Runs in which models answer questions, as runs name them: another version where what is asked or checked has changed. */
export const ANSWER_RUN = { kind: 'answers', method: 'answers', version: '1' } as const;
