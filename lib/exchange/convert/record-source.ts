import { type FileBytes, partByPart } from '../bytes/file-bytes';
import { nativeReader } from '../contents/native/parse/native-reader';
import { lineReader } from '../contents/native/parse/parse-lines';
import type { UnitReader } from '../contents/native/parse/unit';
import type { ImportSettings } from '../dialect/settings';
import type { Notes } from '../import/import-notes';
import { fileRows } from '../parse/file-rows';
import type { SourceRow } from '../parse/parse-rows';
import { conversionOf } from '../presets/registry';
import { rowConverter } from './convert-rows';
import type { Conversion } from './conversion';
import { gatherRows } from './gather-rows';
import { fittingUnit, type OffsetClaim, type OffsetUnit } from './offset-unit';
import type { ReadBack } from './read-back';
import { readSecondRows, type SecondSource } from './second-rows';
import { toldOf } from './told';

/** A file whose rows are records of the native format, or become such. */
export interface RecordFile {
  file: FileBytes;
  fileName: string;
  settings: ImportSettings;
  /** Null where none has been uploaded; rows that need it are then rejected. */
  second: SecondSource | null;
}

/** Rows of records, and what reads them. */
export interface RecordSource {
  reader: UnitReader;
  /** With `mostBytes` a text file is read so far only. */
  rows(mostBytes?: number): AsyncIterable<SourceRow[]>;
  /** By which unit the offsets of the file's first rows fit their quotes; null where there is nothing to tell by. */
  unit: OffsetUnit | null;
  /** Of files that the studio writes itself and that tell less than the native format. */
  readBack: ReadBack | null;
  /** In the native format, which leaves nothing out. */
  whole: boolean;
}

/** So much of a file tells what its offsets count. */
const HEAD_BYTES = 1024 * 1024;
const MOST_CLAIMS = 500;

/**
 * Opens a file of records; `now` is the time of what tells none, `notes` hears what does not carry over. With `mostBytes` rows add to
 * each other as far as they stand in so many first bytes.
 */
export async function openRecords(
  source: RecordFile,
  now: string,
  notes: Notes,
  mostBytes?: number,
): Promise<RecordSource> {
  const { file, settings } = source;
  const conversion = conversionOf(settings);
  const raw = (most?: number): AsyncIterable<SourceRow[]> => fileRows(file, settings, most);
  if (!conversion)
    return { reader: nativeReader(settings.format, now), rows: raw, unit: null, readBack: null, whole: true };
  const joined = source.second && conversion.second;
  const second = conversion.gathers
    ? await gatherRows(raw(mostBytes), conversion.gathers)
    : joined && (await readSecondRows(source.second!, joined));
  const unit = await unitOf(conversion, file, settings);
  const context = {
    told: toldOf(settings, source.fileName),
    second: second ?? null,
    unit: unit ?? 'code_point',
    notes,
    whole: mostBytes === undefined || file.size <= mostBytes,
  } as const;
  const convert = rowConverter(conversion, context);
  return {
    reader: lineReader(now, { decided: true }),
    unit,
    readBack: conversion.readBack ?? null,
    whole: false,
    async *rows(most) {
      for await (const group of raw(most)) yield group.flatMap(convert);
    },
  };
}

/** Reads parts of the file, so that its one stream is left to the records. */
async function unitOf(
  { claims: claimsOf }: Conversion,
  file: FileBytes,
  settings: ImportSettings,
): Promise<OffsetUnit | null> {
  if (!claimsOf) return null;
  const head = { ...file, stream: () => partByPart(file, 0, Math.min(file.size, HEAD_BYTES + 1)) };
  const claims: OffsetClaim[] = [];
  for await (const group of fileRows(head, settings, HEAD_BYTES)) {
    for (const { values, fault } of group) if (!fault) claims.push(...claimsOf(values));
    if (claims.length >= MOST_CLAIMS) break;
  }
  return fittingUnit(claims.slice(0, MOST_CLAIMS));
}
