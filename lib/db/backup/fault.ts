/** Why a backup cannot be made or taken back, in words for the terminal. */
export class BackupFault extends Error {}

/** The file itself is at fault: cut off, changed, or no backup at all. */
export function damaged(what: string, cause?: unknown): BackupFault {
  return new BackupFault(`The backup is damaged: ${what}. Nothing was changed.`, { cause });
}
