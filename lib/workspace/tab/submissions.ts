/** What a tab knows of the submissions that it has sent; one may outlast the workspace that sent it. */
export interface Submissions {
  sending(submission: Promise<unknown>): void;
  /** Resolves when the server has responded to the last submission, or it could not be sent; requests to the queue wait for it. */
  finished(): Promise<void>;
  /** The person has gone on before the server has responded for this annotation. */
  leave(annotationId: string): void;
  isLeft(annotationId: string): boolean;
  comeBackTo(annotationId: string): void;
}

export function createSubmissions(): Submissions {
  let last: Promise<unknown> = Promise.resolve();
  let left: string | null = null;
  return {
    sending: (submission) => {
      last = submission.catch(() => undefined);
    },
    finished: async () => {
      await last;
    },
    leave: (annotationId) => {
      left = annotationId;
    },
    isLeft: (annotationId) => left === annotationId,
    comeBackTo: (annotationId) => {
      if (left === annotationId) left = null;
    },
  };
}
