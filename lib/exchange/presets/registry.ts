import { fail } from '@/lib/errors';
import type { Conversion } from '../convert/conversion';
import { pathConversion } from '../convert/path-conversion';
import type { ImportSettings } from '../dialect/settings';
import { NO_PATHS } from '../paths/path-mapping';
import { argillaPreset } from './argilla';
import { byNamePreset } from './by-name';
import { dialfactPreset } from './dialfact';
import { doccanoPreset } from './doccano';
import { face4ragPreset } from './face4rag';
import { faithbenchPreset } from './faithbench';
import { frankPreset } from './frank';
import { halubenchPreset } from './halubench';
import { haluevalGeneralPreset, haluevalPreset } from './halueval';
import { labelStudioPreset } from './label-studio/preset';
import { llmAggrefactPreset } from './llm-aggrefact';
import { nativePreset } from './native';
import type { FileHead, Preset } from './preset';
import { q2CrossPreset, q2Preset } from './q2';
import { ragasPreset } from './ragas';
import { ragtruthPreset } from './ragtruth';
import { refcheckerPreset } from './refchecker';
import { refcheckerRunPreset } from './refchecker-run';
import { summevalPreset } from './summeval';
import { anyPathsPreset } from './traces/any-paths';
import { langfusePreset } from './traces/langfuse';
import { langsmithPreset } from './traces/langsmith';
import { mlflowPreset } from './traces/mlflow';
import { openaiEvalsPreset } from './traces/openai-evals';
import { phoenixPreset } from './traces/phoenix';
import { triviaPlusPreset } from './trivia-plus';
import { vitamincPreset } from './vitaminc';

/** In the order in which a file is held against them; the last one takes every file. */
export const IMPORT_PRESETS: readonly Preset[] = [
  nativePreset,
  face4ragPreset,
  ragtruthPreset,
  refcheckerPreset,
  refcheckerRunPreset,
  ragasPreset,
  frankPreset,
  summevalPreset,
  q2Preset,
  q2CrossPreset,
  dialfactPreset,
  vitamincPreset,
  faithbenchPreset,
  halubenchPreset,
  haluevalPreset,
  haluevalGeneralPreset,
  llmAggrefactPreset,
  triviaPlusPreset,
  labelStudioPreset,
  argillaPreset,
  doccanoPreset,
  phoenixPreset,
  openaiEvalsPreset,
  langfusePreset,
  mlflowPreset,
  langsmithPreset,
  anyPathsPreset,
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

/** Whether paths into its records say what a file holds. */
export const readsPaths = ({ preset }: Pick<ImportSettings, 'preset'>): boolean =>
  presetById(preset).rows === 'paths';

/** How the rows of a file become records of the native format; null where they are such, or are read by their columns. */
export function conversionOf({
  preset,
  paths = NO_PATHS,
  columns = [],
}: Pick<ImportSettings, 'preset' | 'paths'> & Partial<Pick<ImportSettings, 'columns'>>): Conversion | null {
  const { rows, quoted } = presetById(preset);
  if (rows === 'paths') return pathConversion(paths, preset, quoted?.(columns) ?? false);
  return typeof rows === 'string' ? null : rows;
}
