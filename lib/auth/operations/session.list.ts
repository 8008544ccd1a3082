import { z } from 'zod';
import { operation } from '@/lib/operation/operation';
import { listSessions } from '../server/session/list-sessions';
import { sessionRowSchema } from '../view-schema';

export const sessionList = operation({
  name: 'session.list',
  summary: 'One’s own open sessions, the latest first',
  access: 'user',
  scope: null,
  route: 'GET /me/sessions',
  input: z.object({}),
  output: z.array(sessionRowSchema),
  run: (ctx) => listSessions(ctx),
});
