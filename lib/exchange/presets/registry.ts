import { byNamePreset } from './by-name';
import { face4ragPreset } from './face4rag';
import { nativePreset } from './native';
import type { FileHead, Preset } from './preset';

/** In the order in which a file is held against them; the last one takes every file. */
export const IMPORT_PRESETS: readonly Preset[] = [nativePreset, face4ragPreset, byNamePreset];

/** The first preset that recognises a file; with `exact` false none that brings annotations along. */
export const presetOf = (file: FileHead, exact = true): Preset =>
  IMPORT_PRESETS.find((preset) => (exact || !preset.native) && preset.recognises(file))!;
