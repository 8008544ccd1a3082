import { isDeepStrictEqual } from 'node:util';
import type { StoredKnownUse, StoredSample } from '../contents/stored';

/** What an import leaves as it is, once the sample is there; named as files name it. */
export const SAMPLE_FIELDS_KEPT = [
  'language',
  'generator',
  'label',
  'error_type',
  'metadata',
  'withdrawn_at',
  'withdrawn_reason',
  'known_use',
] as const;
export type KeptField = (typeof SAMPLE_FIELDS_KEPT)[number];

/** What of a sample is compared beside its texts. */
export type KeptFields = Pick<
  StoredSample,
  | 'language'
  | 'generator'
  | 'coarseLabel'
  | 'coarseType'
  | 'metadata'
  | 'withdrawnAt'
  | 'withdrawnReason'
  | 'knownUse'
>;

/** What a file tells differently of a sample that is there; the order of keys in metadata says nothing, nor does a use that is not told. */
export function sampleDifferences(stored: KeptFields, told: KeptFields): KeptField[] {
  const pairs: Record<KeptField, [stored: unknown, told: unknown]> = {
    language: [stored.language, told.language],
    generator: [stored.generator, told.generator],
    label: [stored.coarseLabel, told.coarseLabel],
    error_type: [stored.coarseType, told.coarseType],
    metadata: [stored.metadata, told.metadata],
    withdrawn_at: [stored.withdrawnAt, told.withdrawnAt],
    withdrawn_reason: [stored.withdrawnReason, told.withdrawnReason],
    known_use: told.knownUse ? [useOf(stored.knownUse), useOf(told.knownUse)] : [null, null],
  };
  return SAMPLE_FIELDS_KEPT.filter((field) => !isDeepStrictEqual(...pairs[field]));
}

const useOf = (use: StoredKnownUse | null | undefined): StoredKnownUse => ({
  honeypot: use?.honeypot ?? 'auto',
  training: use?.training ?? 'auto',
});

/**
 * What a file tells that is not in the native format: it has no place for some of it, so that leaving something out says nothing.
 * Metadata are told key by key.
 */
export const asFarAsTold = (stored: KeptFields, told: KeptFields): KeptFields => ({
  language: told.language,
  generator: told.generator ?? stored.generator,
  coarseLabel: told.coarseLabel ?? stored.coarseLabel,
  coarseType: told.coarseType ?? stored.coarseType,
  metadata: { ...(stored.metadata as object), ...(told.metadata as object) },
  withdrawnAt: told.withdrawnAt ?? stored.withdrawnAt,
  withdrawnReason: told.withdrawnReason ?? stored.withdrawnReason,
  knownUse: told.knownUse,
});
