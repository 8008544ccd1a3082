/** How the names of files end that an import reads; what a file is, its content says. */
export const READABLE_ENDINGS = ['csv', 'tsv', 'txt', 'json', 'jsonl', 'ndjson', 'xlsx', 'parquet'] as const;

/** The same with archives, as a file input takes them. */
export const ACCEPTED_FILES = [...READABLE_ENDINGS, 'gz', 'zip'].map((ending) => `.${ending}`).join(',');
