import { byNamePreset } from './by-name';
import { face4ragPreset } from './face4rag';
import { nativePreset } from './native';
import type { FileHead, Preset } from './preset';

/** In the order in which a file is held against them; the last one takes every file. */
export const PRESETS: readonly Preset[] = [nativePreset, face4ragPreset, byNamePreset];

/** The first preset that recognises a file; with `exact` false none that brings annotations along. */
export const presetOf = (file: FileHead, exact = true): Preset =>
  PRESETS.find((preset) => (exact || !preset.exact) && preset.recognises(file))!;
