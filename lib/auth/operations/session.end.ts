import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { storableText } from '@/lib/storable-schema';
import { endSession } from '../server/session/end-session';

export const sessionEnd = operation({
  name: 'session.end',
  summary: 'End one of one’s own sessions',
  access: 'user',
  scope: null,
  route: 'DELETE /me/sessions/{sessionId}',
  input: z.object({ sessionId: storableText }),
  output: z.void(),
  run: (ctx, { sessionId }) => endSession(ctx, sessionId),
});
