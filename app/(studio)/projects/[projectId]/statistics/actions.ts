'use server';

import { actionOf } from '@/lib/api/action-of';
import { statisticsStart } from '@/lib/snapshot/operations/statistics.start';
import { statisticsStop } from '@/lib/snapshot/operations/statistics.stop';

export const startStatistics = actionOf(statisticsStart);
export const stopStatistics = actionOf(statisticsStop);
