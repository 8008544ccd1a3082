/* Kept by the module for the life of the page: workspaces come and go with routes while a submission is on its way. */
/** A submission on its way from a workspace that may have been left already; what asks the queue how things stand waits for it. */
let last: Promise<unknown> = Promise.resolve();
/** The annotation whose workspace was left before its submission had been answered. */
let left: string | null = null;

export function submitHere(sending: Promise<unknown>): void {
  last = sending.catch(() => undefined);
}

/** Resolves when the last submission of this page has been answered, or could not be sent. */
export async function submittedHere(): Promise<void> {
  await last;
}

export function keepUnsent(annotationId: string): void {
  left = annotationId;
}

export const isUnsent = (annotationId: string): boolean => left === annotationId;

export function comeBackTo(annotationId: string): void {
  if (left === annotationId) left = null;
}
