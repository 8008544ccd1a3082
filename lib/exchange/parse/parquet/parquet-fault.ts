import { AppFailure, fail } from '@/lib/errors';

/** Why a Parquet file cannot be read; each has words under errors.issue in the message files. */
export type ParquetFault = 'parquet_broken' | 'parquet_locked' | 'parquet_too_large' | 'parquet_packing';

/** Refuses a Parquet file: `invalid` at the path "file". */
export function refuseParquet(code: ParquetFault): never {
  fail({ code: 'invalid', issues: [{ path: 'file', code }] });
}

/** Does what decodes bytes that are in memory: whatever the library throws then is a fault of the file. */
export function decoding<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof AppFailure) throw thrown;
    return refuseParquet('parquet_broken');
  }
}
