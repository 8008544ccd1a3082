import type { MessagePort } from 'node:worker_threads';
import type { AppError } from '@/lib/errors';
import type { FileBytes } from '../../bytes/file-bytes';
import { changedSettings, detectFile } from '../../dialect/detect-file';
import { previewFile } from '../../import/preview-file';

/** Tasks that read a file for a page: pure but for its bytes, and too slow for the thread that serves requests. */
export const TASKS = { changedSettings, detectFile, previewFile };
type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
/** What a task gets beside the file. */
export type TaskArgs<Name extends TaskName> =
  Parameters<Tasks[Name]> extends [FileBytes, ...infer Rest] ? Rest : never;
export type TaskValue<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface Request {
  id: number;
  task: TaskName;
  args: SentArg[];
}
/** An argument, copied; of a file how many bytes it has, and where to ask for them. */
export type SentArg = { value: unknown } | { size: number; port: MessagePort };
export type Reply = { id: number } & ({ value: unknown } | { refused: AppError } | { error: string });
