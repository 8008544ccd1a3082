import { fail } from '@/lib/errors';
import type { ImportSettings } from '../dialect/settings';
import { byNamePreset } from './by-name';
import { face4ragPreset } from './face4rag';
import { labelStudioPreset } from './label-studio/preset';
import { nativePreset } from './native';
import type { FileHead, Preset } from './preset';
import { ragtruthPreset } from './ragtruth';

/** In the order in which a file is held against them; the last one takes every file. */
export const IMPORT_PRESETS: readonly Preset[] = [
  nativePreset,
  face4ragPreset,
  ragtruthPreset,
  labelStudioPreset,
  byNamePreset,
];

/** The first preset that recognises a file. */
export const detectPreset = (file: FileHead): Preset =>
  IMPORT_PRESETS.find((preset) => preset.recognises(file))!;

/** Fails with `invalid`/no_such_preset at the path "preset". */
export const presetById = (id: string): Preset =>
  IMPORT_PRESETS.find((preset) => preset.id === id) ??
  fail({ code: 'invalid', issues: [{ path: 'preset', code: 'no_such_preset' }] });

/** Whether samples alone are read, by a mapping of columns; else annotations may come with them. */
export const readsColumns = ({ preset }: Pick<ImportSettings, 'preset'>): boolean =>
  presetById(preset).rows === 'columns';
