import { storableText } from '@/lib/storable-schema';

/** Why a sample is withdrawn; never empty. */
export const withdrawalReasonSchema = storableText.trim().min(1).max(1_000);
