import { describe, expect, it } from 'vitest';
import { csvSafe } from './csv-safe';
import { parquet } from './parquet';

describe('pandasSnippet', () => {
  it('reads the file by the function of its format', () => {
    expect(parquet.snippet({ file: 'export.gold.parquet', rows: 'gold', hasRecords: false })).toBe(
      'import pandas\n\ngold = pandas.read_parquet("export.gold.parquet")',
    );
  });

  it('has options, and keeps the samples of a file that has other records too', () => {
    expect(csvSafe.snippet({ file: 'a.csv', rows: 'rows', hasRecords: true })).toBe(
      [
        'import pandas',
        '',
        'rows = pandas.read_csv("a.csv", encoding="utf-8-sig", keep_default_na=False)',
        'rows = rows[rows.record == "sample"]',
      ].join('\n'),
    );
  });
});
