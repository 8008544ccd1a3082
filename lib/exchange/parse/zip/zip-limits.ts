/** Limits of an archive; stated in docs/formats.md. */
export const ZIP_LIMITS = {
  entries: 10_000,
  /** Bytes of one entry when it is unpacked. */
  unpacked: 2 ** 31,
  /** How many times larger an entry may become when it is unpacked, if it becomes larger than `ratioFrom`. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** UTF-16 units of an entry's name. */
  name: 512,
} as const;
