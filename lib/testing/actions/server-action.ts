import type { RequesterRole, RequestIds } from './access-table';

/** A server action: on which page it can be called, who may, and arguments that such a person could send. */
export interface ServerAction {
  page: string;
  may: readonly RequesterRole[];
  /** `userId` is somebody's of the project. */
  args: (ids: RequestIds & { userId: string }) => unknown[];
}

/** A form before it was sent for the first time. */
export const FORM = { error: null, done: 0 };

/** The fields of a form. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
