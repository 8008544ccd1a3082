import type { Change } from '@/lib/annotation/labels/change';
import { changeSchema } from '@/lib/annotation/labels/change-schema';
import { withStorableTexts } from '@/lib/storable';

/**
 * The changes of a log, in order. Each is read alone, so that an unreadable entry takes no other with it; an older page may have
 * logged text that cannot be stored.
 */
export const readChanges = (entries: readonly unknown[]): Change[] =>
  entries.flatMap((entry) => {
    const read = changeSchema.safeParse(withStorableTexts(entry).value);
    return read.success ? read.data : [];
  });
