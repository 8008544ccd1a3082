import { createHash } from 'node:crypto';
import type { Import } from '@/generated/prisma/client';
import { parseSettings } from '../../dialect/settings';

/** By what a comparison knows that the file is still read as it was then. */
export const settingsFingerprint = ({ settings }: Pick<Import, 'settings'>): string =>
  createHash('sha256')
    .update(JSON.stringify(parseSettings(settings)))
    .digest('hex');
