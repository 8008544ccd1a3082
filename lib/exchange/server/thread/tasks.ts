import { settingsFor } from '../../dialect/detect';
import { detectHead } from '../../dialect/detect-head';
import { previewHead } from '../../import/preview-head';

/** Tasks that read a file's content for a page: pure, and too slow for the thread that serves requests. */
export const TASKS = { detectHead, previewHead, settingsFor };
export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;

export interface Request {
  id: number;
  task: TaskName;
  args: unknown[];
}
export type Reply = { id: number; value: unknown } | { id: number; error: string };
