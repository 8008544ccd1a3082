import { now } from '@/lib/clock';
import { newlyLabelled, refreshCalibrations } from '@/lib/consistency/server/scores/refresh-calibrations';
import { database } from '@/lib/db/client';
import { repeatEvery } from './repeat-every';

/** Calibrates scores again where labels have come. Returns a function that stops it. */
export function keepCalibrations(): () => Promise<void> {
  let since = new Date(0);
  return repeatEvery('calibrating scores', 60_000, async (signal) => {
    const at = now();
    for (const projectId of await newlyLabelled(database(), since))
      if (!signal.aborted) await refreshCalibrations(database(), projectId);
    since = at;
  });
}
