import { settingsFor } from '../../dialect/detect';
import { detectHead } from '../../dialect/detect-head';
import { previewHead } from '../../import/preview-head';

/** What looks at the content of a file for a page: pure, and too much work for the thread that serves everybody. */
export const TASKS = { detectHead, previewHead, settingsFor };
export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;

export interface Request {
  id: number;
  task: TaskName;
  args: unknown[];
}
export type Reply = { id: number; value: unknown } | { id: number; error: string };
