/** Limits of archives beside those of zip files; stated in docs/formats.md. */
export const ARCHIVE_LIMITS = {
  /** Bytes that a spreadsheet or Parquet file in an archive may have: it is unpacked in memory, since it is not read from its beginning on. */
  inMemory: 64 * 1024 * 1024,
  /** Files of one archive that can be chosen from. */
  listed: 1_000,
} as const;
