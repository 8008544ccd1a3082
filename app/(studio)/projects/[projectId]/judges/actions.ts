'use server';

import { actionOf } from '@/lib/api/action-of';
import { boardStart } from '@/lib/evaluation/operations/board.start';
import { boardStop } from '@/lib/evaluation/operations/board.stop';

export const startBoard = actionOf(boardStart);
export const stopBoard = actionOf(boardStop);
